/** The table as this game sees it. */
import type { Scene } from "../../../table/face";
import { say } from "../../../texts/say.svelte";
import type { SubTerraEntry, SubTerraEvent, SubTerraView } from "../../../wire/types";
import { caverNamed } from "./cave";

export type Table = Scene<SubTerraView, SubTerraEntry>;

export function tableOf(scene: Scene): Table {
  return scene as unknown as Table;
}

export function storyOf(scene: Scene): SubTerraEvent[] {
  return scene.story as unknown as SubTerraEvent[];
}

export function caverName(caver: string): string {
  return caver === "none" ? "" : say(`subterra-caver-${caver}`);
}

/** The name of whoever runs a caver. */
export function runs(table: Table, caver: string): string {
  const seat = caverNamed(table.view, caver)?.seat;
  return seat === undefined ? "" : (table.names[seat] ?? "");
}

/** Whether the seat that looks is asked now. */
export function asked(table: Table): boolean {
  return table.me !== null && table.toAct.includes(table.me) && !table.over;
}

/** The seat that decides, if it is one. */
export function decider(table: Table): number | null {
  return table.toAct.length > 0 ? table.toAct[0]! : null;
}

/** What is to be decided, and by whom, as a sentence; empty in an ordinary turn of one's own. */
export function handover(table: Table): string {
  const { view } = table;
  const seat = decider(table);
  if (seat === null || table.over) return "";
  const args = {
    name: table.names[seat] ?? "",
    caver: caverName(view.acting),
    who: caverName(view.active),
    prey: caverName(view.chased),
    horror: view.chasing,
    count: view.spawns,
  };
  const what = view.asks === "turn" ? "turn" : view.asks;
  return say(asked(table) ? `web-subterra-you-${what}` : `web-subterra-they-${what}`, args);
}

/** The table as this game sees it. */
import type { Scene } from "../../../table/face";
import { say } from "../../../texts/say.svelte";
import { sayingText } from "../../../texts/sentences";
import type { SubTerraOffer, SubTerraEvent, SubTerraView } from "../../../wire/types";
import { caverNamed } from "./cave";

export type SubTerraScene = Scene<SubTerraView, SubTerraOffer, SubTerraEvent>;

export function caverName(caver: string): string {
  return caver === "none" ? "" : say(`subterra-caver-${caver}`);
}

/** The name of whoever runs a caver. */
export function runs(table: SubTerraScene, caver: string): string {
  const seat = caverNamed(table.view, caver)?.seat;
  return seat === undefined ? "" : (table.names[seat] ?? "");
}

/** Whether the seat that looks is asked now. */
export function asked(table: SubTerraScene): boolean {
  return table.me !== null && table.toAct.includes(table.me) && !table.over;
}

/** Whether this browser plays but has no caver left who could act. */
export function idle(table: SubTerraScene): boolean {
  const own = table.view.cavers.filter((caver) => table.mine.includes(caver.seat));
  return own.length > 0 && own.every((caver) => caver.health === 0 || caver.where === "darkness");
}

/** What is to be decided, and by whom. */
export function handover(table: SubTerraScene): string {
  return table.toAct.length === 0 || table.over ? "" : sayingText(table.picture.prompt, table.reader);
}

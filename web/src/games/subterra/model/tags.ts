/** What is going on with a caver, as short tags. */
import type { SubTerraView } from "../../../wire/types";
import { type CaverView, tileAt } from "./cave";

export interface Tag {
  key: string;
  tone: "turn" | "bad" | "warn" | "good" | "mute";
}

export function tags(view: SubTerraView, caver: CaverView, over = false): Tag[] {
  const found: Tag[] = [];
  const add = (key: string, tone: Tag["tone"], when: boolean) => when && found.push({ key, tone });
  const tile = tileAt(view, caver.cell);
  add("devoured", "bad", caver.where === "darkness");
  add("escaped", "good", caver.where === "exit");
  add("turn", "turn", !over && caver.caver === view.active && view.phase === "action" && caver.caver === view.acting);
  add("directed", "turn", !over && caver.caver === view.acting && caver.caver !== view.active && view.asks !== "over");
  add("unconscious", "bad", caver.health === 0 && caver.where !== "darkness");
  add("submerged", "mute", caver.where === "water");
  add(
    "hunted",
    "warn",
    view.hunts.some((hunt) => hunt.prey === caver.caver),
  );
  add("gas", "warn", view.gas > 0 && caver.where === "tile" && tile !== undefined && tile.face.sort === "gas");
  add("hidden", "good", caver.hidden);
  add("exerted", "warn", view.exerted && caver.caver === view.active && caver.health > 0);
  add("start", "mute", caver.caver === view.start);
  return found;
}

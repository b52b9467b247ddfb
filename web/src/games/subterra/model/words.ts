/** The board in words. */
import { listed, say } from "../../../texts/say.svelte";
import { actionText } from "../../../texts/sentences";
import type { Tip } from "../../../ui/tip.svelte";
import type { SubTerraOffer, SubTerraView } from "../../../wire/types";
import { tileAt, type CaverView, type Shape, type TileView } from "./cave";
import { type SubTerraScene, caverName, handover } from "./scene";

export function tileName(shape: Shape): string {
  return say("web-subterra-tile", { sort: say(`subterra-tile-${shape.sort}`) });
}

/** What a tile is, what it does, and what lies on it. */
export function tileTip({ face, marks, barred }: TileView): Tip {
  const lines = [say(`web-subterra-about-${face.sort}`)];
  if (face.dice.length > 0) lines.push(say("web-subterra-about-dice", { dice: listed(face.dice.map(String)) }));
  for (const mark of marks) lines.push(say(`web-subterra-about-${mark}`));
  if (barred.length > 0) lines.push(say("web-subterra-about-barred"));
  return { title: tileName(face), lines };
}

/** An action with what it costs, as one sentence. */
export function entryLabel(table: SubTerraScene, entry: SubTerraOffer): string {
  const { points, test, risk } = entry.price;
  const parts = [actionText("subterra", entry, table.reader)];
  if (points > 0) parts.push(say("web-subterra-costs", { points }));
  if (test > 0) parts.push(say("web-subterra-odds", { test }));
  if (risk > 0) parts.push(say("web-subterra-risks", { risk }));
  return parts.join(", ");
}

export function stateOf(caver: CaverView): string {
  if (caver.where === "darkness") return say("subterra-where-darkness");
  if (caver.where === "exit") return say("subterra-escaped");
  if (caver.health === 0) return say("web-subterra-unconscious");
  if (caver.where === "water") return say("subterra-where-water");
  return caver.hidden ? say("web-subterra-hidden") : "";
}

/** Who stands on a tile, or else what it is. */
export function placeWords(view: SubTerraView, cell: string): string {
  const here = view.cavers.filter((caver) => caver.cell === cell).map((caver) => caverName(caver.caver));
  const tile = tileAt(view, cell);
  return here.length > 0 ? listed(here) : tile ? tileName(tile.face) : "";
}

function markWords(tile: TileView): string {
  return tile.marks.map((mark) => say(`web-subterra-mark-${mark}`)).join(", ");
}

export function describe(table: SubTerraScene): string[] {
  const { view } = table;
  const lines = [say("web-subterra-words-light", { round: view.round, cards: view.cards, stack: view.stack })];
  const due = handover(table);
  if (due) lines.push(due);
  for (const caver of view.cavers) {
    const args = {
      caver: caverName(caver.caver),
      name: table.names[caver.seat] ?? "",
      health: caver.health,
      most: caver.most,
      cell: caver.cell,
      state: stateOf(caver),
    };
    lines.push(say(caver.where === "darkness" ? "web-subterra-words-gone" : "web-subterra-words-caver", args));
  }
  for (const hunt of view.hunts)
    lines.push(
      hunt.prey === "none"
        ? say("web-subterra-words-horror-alone", { horror: hunt.horror, cell: hunt.cell })
        : say("web-subterra-words-horror", {
            horror: hunt.horror,
            cell: hunt.cell,
            caver: caverName(hunt.prey),
            steps: hunt.away,
          }),
    );
  if (view.gas > 0) lines.push(say("web-subterra-words-gas", { points: view.gas }));
  for (const tile of view.cave) {
    const sides = listed(tile.face.open.map((side) => say("subterra-side", { side })));
    const marks = markWords(tile);
    lines.push(
      say("web-subterra-words-tile", { cell: tile.cell, tile: tileName(tile.face), sides }) +
        (marks ? ` ${marks}.` : ""),
    );
  }
  lines.push(say("web-subterra-words-open", { count: view.frontier.length }));
  return lines;
}

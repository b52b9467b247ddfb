/** The table event by event, as far as it can be seen: what is shown while a scene has not come to its end yet. */
import type { SubTerraEvent, SubTerraView } from "../../../wire/types";
import { type CaverView, type TileView, tileAt } from "./cave";

/** The view after these events, on the way to `last`. Only a picture on the way: the last one comes from the server. */
export function shownAfter(view: SubTerraView, events: SubTerraEvent[], last: SubTerraView): SubTerraView {
  return events.reduce((now, event) => told(now, event, last), view);
}

function told(view: SubTerraView, event: SubTerraEvent, last: SubTerraView): SubTerraView {
  switch (event.event) {
    case "RoundBegan":
      return { ...view, round: event.round, phase: "action" };
    case "TurnBegan":
      return { ...view, active: event.caver, acting: event.caver };
    case "TilePlaced":
      return { ...view, drawn: null, revealing: "none", laying: null, cave: [...view.cave, ...laid(last, event.cell)] };
    case "CaverEntered":
    case "Surfaced":
      return withCaver(view, event.caver, () => ({ cell: event.cell, where: placeOf(last, event.cell) }));
    case "Dived":
      return withCaver(view, event.caver, () => ({ where: "water" }));
    case "Healed":
      return withCaver(view, event.target, () => ({ health: event.health }));
    case "Hurt":
      return withCaver(view, event.caver, (caver) => ({ health: Math.max(0, caver.health - event.points) }));
    case "FellUnconscious":
      return withCaver(view, event.caver, () => ({ health: 0 }));
    case "Hid":
      return withCaver(view, event.caver, () => ({ hidden: true }));
    case "Devoured":
      return withCaver(view, event.caver, () => ({ where: "darkness", cell: "none" }));
    case "RopeFixed":
      return withTile(view, event.cell, (tile) => ({ marks: marked(tile, "rope"), barred: [] }));
    case "TileFlooded":
      return withTile(view, event.cell, (tile) => ({ marks: marked(tile, "flooded") }));
    case "RubbleFell":
      return withTile(view, event.cell, (tile) => ({ marks: marked(tile, "rubble") }));
    case "RubbleCleared":
      return withTile(view, event.cell, (tile) => ({ marks: unmarked(tile, "rubble") }));
    case "WallBlasted":
      return { ...view, cave: view.cave.map((tile) => ({ ...tile, blasted: tileAt(last, tile.cell)?.blasted ?? [] })) };
    case "HorrorMoved":
      return withHunts(view, (hunt) =>
        hunt.horror === event.horror
          ? { ...hunt, cell: event.cell, way: hunt.way.slice(1), away: hunt.away - 1 }
          : hunt,
      );
    case "HorrorAppeared":
      return { ...view, hunts: [...view.hunts, { ...NEW_HUNT, horror: event.horror, cell: event.cell }] };
    case "HorrorVanished":
    case "HorrorRepelled":
      return { ...view, hunts: view.hunts.filter((hunt) => hunt.horror !== event.horror) };
    case "HazardTurned":
      return { ...view, phase: "hazard", cards: event.cards, turned: [...view.turned, [event.card, 1]] };
    case "GasSpread":
      return { ...view, gas: event.points };
    case "GasCleared":
      return { ...view, gas: 0 };
    case "TimeRanOut":
      return { ...view, phase: "hazard", cards: 0, out_of_time: true };
    default:
      return view;
  }
}

const NEW_HUNT = { prey: "none", away: 0, way: [], forks: false, tied: [] };

/** A tile as it was laid: what lies on it came later. */
function laid(last: SubTerraView, cell: string): TileView[] {
  const tile = tileAt(last, cell);
  return tile ? [{ ...tile, marks: [], horrors: [] }] : [];
}

function placeOf(last: SubTerraView, cell: string): string {
  return tileAt(last, cell)?.face.sort === "exit" ? "exit" : "tile";
}

function withCaver(view: SubTerraView, name: string, change: (caver: CaverView) => Partial<CaverView>): SubTerraView {
  return {
    ...view,
    cavers: view.cavers.map((caver) => (caver.caver === name ? { ...caver, ...change(caver) } : caver)),
  };
}

function withTile(view: SubTerraView, cell: string, change: (tile: TileView) => Partial<TileView>): SubTerraView {
  return { ...view, cave: view.cave.map((tile) => (tile.cell === cell ? { ...tile, ...change(tile) } : tile)) };
}

function withHunts(view: SubTerraView, change: (hunt: SubTerraView["hunts"][number]) => SubTerraView["hunts"][number]) {
  return { ...view, hunts: view.hunts.map(change) };
}

function marked(tile: TileView, mark: string): string[] {
  return [...new Set([...tile.marks, mark])];
}

function unmarked(tile: TileView, mark: string): string[] {
  return tile.marks.filter((other) => other !== mark);
}

/** The cave as geometry: where things of the view stand on the screen. */
import type { SubTerraEvent, SubTerraView } from "../../../wire/types";
import { TILE } from "../art/tiles";

export type TileView = SubTerraView["cave"][number];
export type CaverView = SubTerraView["cavers"][number];
export type Hunt = SubTerraView["hunts"][number];
/** What is printed on a tile, as it lies. */
export type Shape = TileView["face"];

/** Where a side leads on the screen, where y grows downwards. */
export const TOWARDS: Record<string, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** A place on the screen, in tiles. */
export interface Spot {
  x: number;
  y: number;
}

/** What the server will call the cell of a tile that is laid there, so that its ghost looks like it. */
export const cellName = ({ x, y }: Spot) => `${x},${y === 0 ? 0 : -y}`;
/** A name for a place. */
export const keyOf = ({ x, y }: Spot) => `${x} ${y}`;
export const spotAt = ([x, y]: [number, number]): Spot => ({ x, y });

export function tileAt(view: SubTerraView, cell: string): TileView | undefined {
  return view.cave.find((tile) => tile.cell === cell);
}

export function tileOn(view: SubTerraView, spot: Spot): TileView | undefined {
  return view.cave.find((tile) => tile.x === spot.x && tile.y === spot.y);
}

/** Where a tile lies on the screen; what is nowhere is at the start. */
export function spotOf(view: SubTerraView, cell: string): Spot {
  const tile = tileAt(view, cell);
  return tile ? { x: tile.x, y: tile.y } : { x: 0, y: 0 };
}

/** The rectangle, in tiles, that holds these places. */
export function extent(spots: Spot[]): { x: number; y: number; width: number; height: number } {
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 };
}

/** What the cave does to the cavers, in no caver's turn. */
const FATE = [
  "HazardTurned", "TileFlooded", "GasSpread", "CaveInRolled", "RubbleFell", "TimeRanOut", "Devoured", "Hurt", "FellUnconscious",
  "HorrorMoved", "HorrorStruck", "HorrorVanished", "HorrorAppeared", "StartGiven", "RoundBegan", "TurnBegan",
]; // prettier-ignore

/** Where something happened, in units of the board: the tile that an event names, else where its caver is. */
export function placeOf(events: SubTerraEvent[], view: SubTerraView): (Spot & { apart: boolean }) | null {
  const apart = events.some((event) => event.event === "HazardTurned");
  for (const event of events.toReversed()) {
    const cell = "cell" in event ? event.cell : "caver" in event ? caverNamed(view, event.caver)?.cell : undefined;
    const tile = cell === undefined ? undefined : tileAt(view, cell);
    if (tile) return { x: tile.x * TILE, y: tile.y * TILE, apart: apart || FATE.includes(event.event) };
  }
  return null;
}

export function caverNamed(view: SubTerraView, name: string): CaverView | undefined {
  return view.cavers.find((caver) => caver.caver === name);
}

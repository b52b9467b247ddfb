/** The cave as geometry: cells on the screen, sides, and tiles read from their names. No rules. */
import type { SubTerraView } from "../../../wire/types";

export type Side = "N" | "E" | "S" | "W";
export type TileView = SubTerraView["cave"][number];
export type CaverView = SubTerraView["cavers"][number];
export type Hunt = SubTerraView["hunts"][number];

export const SIDES: Side[] = ["N", "E", "S", "W"];
/** Where a side leads on the screen, where y grows downwards. */
export const TOWARDS: Record<Side, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** A cell on the screen, in tiles. */
export interface Spot {
  x: number;
  y: number;
}

export interface Shape {
  sort: string;
  open: Side[];
  dice: number[];
  /** Where the arrow of a ledge or slope points. */
  head: Side | null;
}

/** `2,-1` (east, north) as a place on the screen. */
export function spotOf(cell: string): Spot {
  const [x, y] = cell.split(",").map(Number);
  return { x: x!, y: y === 0 ? 0 : -y! };
}

export function cellOf(spot: Spot): string {
  return `${spot.x},${spot.y === 0 ? 0 : -spot.y}`;
}

/** The cell behind a side. */
export function beside(cell: string, side: string): string {
  const from = spotOf(cell);
  const [dx, dy] = TOWARDS[side as Side];
  return cellOf({ x: from.x + dx, y: from.y + dy });
}

export function opposite(side: Side): Side {
  return SIDES[(SIDES.indexOf(side) + 2) % 4]!;
}

/** `cave-in NES/2,3` or `ledge S>N` as what it shows. */
export function shapeOf(tile: string): Shape {
  const at = tile.indexOf(" ");
  const sort = tile.slice(0, at);
  const rest = tile.slice(at + 1);
  if (rest.includes(">")) return { sort, open: [rest[0], rest[2]] as Side[], dice: [], head: rest[2] as Side };
  const [open, dice] = rest.split("/");
  return { sort, open: [...open!] as Side[], dice: dice ? dice.split(",").map(Number) : [], head: null };
}

/** A tile turned clockwise by an angle, in the same notation. */
export function turned(tile: string, angle: number): string {
  const { sort, open, dice, head } = shapeOf(tile);
  const turn = (side: Side) => SIDES[(SIDES.indexOf(side) + angle / 90) % 4]!;
  if (head) return `${sort} ${turn(opposite(head))}>${turn(head)}`;
  const sides = open.map(turn).sort((a, b) => SIDES.indexOf(a) - SIDES.indexOf(b));
  return `${sort} ${sides.join("")}${dice.length > 0 ? `/${dice.join(",")}` : ""}`;
}

export function sortOf(tile: string): string {
  return tile.slice(0, tile.indexOf(" "));
}

/** Cells behind open sides where nothing lies yet, each once. */
export function frontier(cave: TileView[]): string[] {
  const laid = new Set(cave.map((tile) => tile.cell));
  const found = new Set<string>();
  for (const tile of cave) {
    const blasted = tile.blasted === "-" ? [] : [...tile.blasted];
    for (const side of [...shapeOf(tile.tile).open, ...blasted]) {
      const cell = beside(tile.cell, side);
      if (!laid.has(cell)) found.add(cell);
    }
  }
  return [...found];
}

/** The rectangle, in tiles, that holds these cells. */
export function extent(cells: string[]): { x: number; y: number; width: number; height: number } {
  const spots = cells.map(spotOf);
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 };
}

export function tileAt(view: SubTerraView, cell: string): TileView | undefined {
  return view.cave.find((tile) => tile.cell === cell);
}

export function caverNamed(view: SubTerraView, name: string): CaverView | undefined {
  return view.cavers.find((caver) => caver.caver === name);
}

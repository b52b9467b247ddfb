/** The map: spaces by cell, ways and sides. Pure geometry of what the view shows. */
import type { Scene } from "../../table/face";
import type { CaveEntry, CaveView } from "../../wire/types";
import { VARIANTS } from "./art/pictures.svelte";
import type { Look } from "./art/field";
import { hash } from "./art/noise";

export type CaveScene = Scene<CaveView, CaveEntry>;
export type Space = CaveView["spaces"][number];
export type Team = CaveView["teams"][number];
export type Cell = { x: number; y: number };

/** Length of a tile on the board. */
export const T = 100;
export const SIDES: Record<string, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
export const BOARD_KINDS = ["base", "field", "rock"];
const TYPES: Record<string, string> = {
  E: "empty",
  P: "photo",
  W: "water",
  S1: "squeeze-1",
  S2: "squeeze-2",
  S3: "squeeze-3",
  D: "descent",
};

export const key = (cell: Cell) => `${cell.x},${cell.y}`;
export const middle = (at: number) => (at + 0.5) * T;

/** Sides in notation, `NES`; none are written as a dash. */
export function sides(text: string): string[] {
  return [...text].filter((side) => "NESW".includes(side));
}

export function readCell(text: string): Cell {
  const [x = 0, y = 0] = text.split(",").map(Number);
  return { x, y };
}

/** A tile in notation, `W NES`. */
export function readTile(text: string): { kind: string; exits: string } {
  const [code = "", exits = ""] = text.split(" ");
  return { kind: TYPES[code] ?? "empty", exits };
}

export function beside(cell: Cell, side: string): Cell {
  const [dx, dy] = SIDES[side.toLowerCase()]!;
  return { x: cell.x + dx, y: cell.y + dy };
}

/** Exits after a quarter turn clockwise. */
export function turned(exits: string): string {
  const next: Record<string, string> = { N: "E", E: "S", S: "W", W: "N" };
  const found = sides(exits).map((side) => next[side]!);
  return [..."NESW"].filter((side) => found.includes(side)).join("");
}

/** Where a way leads: a side, `base`, or `f1` for the first field. Board spaces come first in the view. */
export function behind(view: CaveView, from: Cell, way: string): Cell {
  if (way === "base") return view.spaces[0]!;
  if (way.startsWith("f")) return view.spaces[Number(way.slice(1))]!;
  return beside(from, way);
}

/** The way from one space to another in notation, or null if they do not touch. */
export function wayTo(view: CaveView, from: Cell, to: Cell): string | null {
  const base = view.spaces[0]!;
  const index = view.spaces.findIndex((space) => key(space) === key(to));
  if (key(from) === key(base)) return view.spaces[index]?.kind === "field" ? `f${index}` : null;
  const here = view.spaces.find((space) => key(space) === key(from));
  if (key(to) === key(base)) return here?.kind === "field" ? "base" : null;
  return Object.keys(SIDES).find((side) => key(beside(from, side)) === key(to)) ?? null;
}

export function bounds(cells: Cell[]): { x: number; y: number; width: number; height: number } {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** As much of a box as fits into a frame at this scale, around a place that is to be seen. */
export function windowOn(
  box: Box,
  frame: { width: number; height: number },
  scale: number,
  place: { x: number; y: number },
): Box {
  const width = Math.min(box.width, frame.width / scale);
  const height = Math.min(box.height, frame.height / scale);
  const held = (at: number, from: number, long: number, all: number) =>
    Math.min(Math.max(at - long / 2, from), from + all - long);
  return { x: held(place.x, box.x, width, box.width), y: held(place.y, box.y, height, box.height), width, height };
}

/** How a tile looks at a cell: the same for its ghost and when it lies. */
export function lookOf(tile: { kind: string; exits: string; depth: number }, cell: Cell): Look {
  const variant = Math.floor(hash(cell.x, cell.y, 5) * VARIANTS);
  return { kind: tile.kind, exits: tile.exits, depth: tile.depth, seed: 101 + variant * 37, width: 1, height: 1 };
}

export function boardLook(spaces: Space[]): { look: Look; left: number; top: number } {
  const board = spaces.filter((space) => BOARD_KINDS.includes(space.kind));
  const { x, y, width, height } = bounds(board);
  const cells = board.map((space) => ({
    x: space.x - x,
    y: space.y - y,
    kind: space.kind,
    exits: sides(space.exits).join(""),
  }));
  return { look: { kind: "base", exits: "", depth: 0, seed: 4242, cells, width, height }, left: x, top: y };
}

/** Ropes, once for each link: where from, where to, and how many strands. */
export function ropesOf(spaces: Space[]): { from: Cell; to: Cell; strands: number; id: string }[] {
  const known = new Map(spaces.map((space) => [key(space), space]));
  return spaces.flatMap((space) =>
    sides(space.ropes)
      .filter((side) => "ES".includes(side))
      .flatMap((side) => {
        const other = known.get(key(beside(space, side)));
        if (!other) return [];
        const strands = Math.max(1, Math.abs(space.depth - other.depth) / 25);
        return [
          { from: { x: space.x, y: space.y }, to: { x: other.x, y: other.y }, strands, id: `${key(space)}${side}` },
        ];
      }),
  );
}

/** Where the figures of several teams stand on one space, around its middle. */
export function spread(count: number, at: number): [number, number] {
  if (count === 1) return [0, 0];
  const angle = (at / count) * Math.PI * 2 - Math.PI / 2 - (count === 2 ? Math.PI / 2 : 0);
  return [Math.cos(angle) * 24, Math.sin(angle) * 20];
}

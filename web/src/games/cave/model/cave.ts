/** The map: spaces by cell, and sides. Pure geometry of what the view shows. */
import type { Scene } from "../../../table/face";
import type { CaveOffer, CaveEvent, CaveView } from "../../../wire/types";
import { VARIANTS } from "../art/pictures.svelte";
import type { Look } from "../art/field";
import { hash } from "../art/noise";

export type CaveScene = Scene<CaveView, CaveOffer, CaveEvent>;
export type Space = CaveView["spaces"][number];
export type Team = CaveView["teams"][number];
export type Cell = { x: number; y: number };

/** Length of a tile on the board. */
export const T = 100;
export const SIDES: Record<string, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
export const BOARD_KINDS = ["base", "field", "rock"];
export const key = (cell: Cell) => `${cell.x},${cell.y}`;
export const middle = (at: number) => (at + 0.5) * T;

export function beside(cell: Cell, side: string): Cell {
  const [dx, dy] = SIDES[side.toLowerCase()]!;
  return { x: cell.x + dx, y: cell.y + dy };
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
export function lookOf(tile: { kind: string; exits: string[]; level: number }, cell: Cell): Look {
  const variant = Math.floor(hash(cell.x, cell.y, 5) * VARIANTS);
  return {
    kind: tile.kind,
    exits: tile.exits.join(""),
    level: tile.level,
    seed: 101 + variant * 37,
    width: 1,
    height: 1,
  };
}

export function boardLook(spaces: Space[]): { look: Look; left: number; top: number } {
  const board = spaces.filter((space) => BOARD_KINDS.includes(space.kind));
  const { x, y, width, height } = bounds(board);
  const cells = board.map((space) => ({
    x: space.x - x,
    y: space.y - y,
    kind: space.kind,
    exits: space.exits.join(""),
  }));
  return { look: { kind: "base", exits: "", level: 0, seed: 4242, cells, width, height }, left: x, top: y };
}

/** Ropes, once for each link: where from, where to, and how many strands. */
export function ropesOf(spaces: Space[]): { from: Cell; to: Cell; strands: number; id: string }[] {
  const known = new Map(spaces.map((space) => [key(space), space]));
  return spaces.flatMap((space) =>
    space.ropes.flatMap(([side, strands]) => {
      const other = known.get(key(beside(space, side)));
      if (!other) return [];
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

/** Where something happened: the space that an event names, else where the team stands that it is about. */
export function placeOf(events: CaveEvent[], view: CaveView): Cell | null {
  for (const told of events.toReversed()) {
    const team = "seat" in told ? view.teams[told.seat] : undefined;
    const cell = "cell" in told ? view.spaces.find((space) => key(space) === told.cell) : team;
    if (cell && view.phase !== "packing") return { x: middle(cell.x), y: middle(cell.y) };
  }
  return null;
}

/** How many tokens of a category a team has. */
export function pileOf(team: Team, category: string): number {
  const counts = team.tokens.find(([name]) => name === category)?.[1] ?? [];
  return counts.reduce((sum, count) => sum + count, 0);
}

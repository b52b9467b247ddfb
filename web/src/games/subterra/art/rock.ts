/** The passages of one tile as a distance field (tile = 1, centre = 0), and its contour lines. */
import { type Shape, TOWARDS } from "../model/cave";
import { smooth } from "../../../art/noise";
import { fractal, noise } from "./noise";

const ROOM: Record<string, number> = {
  plain: 0.2, start: 0.31, exit: 0.3, water: 0.27, gas: 0.27, "cave-in": 0.25, horror: 0.29, squeeze: 0.05, ledge: 0.21, slope: 0.2, scree: 0.31,
}; // prettier-ignore
const HALF_WIDTH = 0.165;
const BLAST_WIDTH = 0.12;
const CELLS = 42;
const REACH = 0.56;
const STEP = (2 * REACH) / CELLS;

export type Line = [number, number][];

function blend(a: number, b: number, k: number): number {
  const h = Math.max(0, Math.min(1, 0.5 + (0.5 * (b - a)) / k));
  return b * (1 - h) + a * h - k * h * (1 - h);
}

function distance(shape: Shape, blasted: string[], seed: number, x: number, y: number): number {
  const narrow = shape.sort === "squeeze";
  let d = Math.hypot(x, y) - (ROOM[shape.sort] ?? 0.2);
  for (const side of [...shape.open, ...blasted]) {
    const [dx, dy] = TOWARDS[side]!;
    const along = x * dx + y * dy;
    let width = blasted.includes(side) ? BLAST_WIDTH + 0.045 * smooth(0.3, 0.5, along) : HALF_WIDTH;
    if (narrow) width = 0.045 + 0.12 * smooth(0.16, 0.46, along);
    const there = along < 0 ? Math.hypot(x, y) - width : Math.abs(x * dy - y * dx) - width;
    d = blend(d, there, narrow ? 0.03 : 0.08);
  }
  const edge = Math.max(Math.abs(x), Math.abs(y));
  const rough =
    (fractal(x * 6 + 20, y * 6 + 20, seed) - 0.5) * 0.2 + (fractal(x * 17 + 9, y * 17, seed + 3) - 0.5) * 0.09;
  return d + rough * (narrow ? 0.35 : 1) * (1 - smooth(0.33, 0.49, edge)) + (noise(x * 30, y * 30, seed) - 0.5) * 0.012;
}

/** The field, sampled once: everything else about the tile is read from it. */
export class Rock {
  private readonly grid: Float32Array;
  private readonly lines = new Map<string, Line[]>();

  constructor(shape: Shape, blasted: string[], seed: number) {
    this.grid = new Float32Array((CELLS + 1) * (CELLS + 1));
    for (let j = 0; j <= CELLS; j++)
      for (let i = 0; i <= CELLS; i++)
        this.grid[j * (CELLS + 1) + i] = distance(shape, blasted, seed, i * STEP - REACH, j * STEP - REACH);
  }

  /** How far a point is from the wall: below 0 on the floor. */
  at(x: number, y: number): number {
    const u = Math.max(0, Math.min(CELLS - 0.001, (x + REACH) / STEP));
    const v = Math.max(0, Math.min(CELLS - 0.001, (y + REACH) / STEP));
    const i = Math.floor(u);
    const j = Math.floor(v);
    const g = this.grid;
    const k = j * (CELLS + 1) + i;
    const upper = g[k]! * (1 - u + i) + g[k + 1]! * (u - i);
    const lower = g[k + CELLS + 1]! * (1 - u + i) + g[k + CELLS + 2]! * (u - i);
    return upper * (1 - v + j) + lower * (v - j);
  }

  /** The way out of the wall at a point, of length 1. */
  slope(x: number, y: number): [number, number] {
    const e = 0.02;
    const gx = this.at(x + e, y) - this.at(x - e, y);
    const gy = this.at(x, y + e) - this.at(x, y - e);
    const m = Math.hypot(gx, gy) || 1;
    return [gx / m, gy / m];
  }

  /** Lines where the field has a level, by marching squares; `boxed` closes them at the tile's edge. */
  contour(level: number, boxed: boolean): Line[] {
    const name = `${level} ${boxed}`;
    const known = this.lines.get(name);
    if (known) return known;
    const values = this.grid.map((d, at) => (boxed ? Math.max(d - level, EDGE[at]! - 0.503) : d - level));
    const ends: Line = [];
    for (let j = 0; j < CELLS; j++)
      for (let i = 0; i < CELLS; i++) {
        const at = j * (CELLS + 1) + i;
        const [a, b, c, d] = [values[at]!, values[at + 1]!, values[at + CELLS + 2]!, values[at + CELLS + 1]!];
        const code = (a < 0 ? 1 : 0) | (b < 0 ? 2 : 0) | (c < 0 ? 4 : 0) | (d < 0 ? 8 : 0);
        if (code === 0 || code === 15) continue;
        for (const edge of CROSSINGS[code]!)
          ends.push(crossing([a, b, c, d], edge, i * STEP - REACH, j * STEP - REACH));
      }
    const made = chained(ends);
    this.lines.set(name, made);
    return made;
  }
}

/** How far each point of the grid is from the middle, along the longer axis. */
const EDGE = Float32Array.from({ length: (CELLS + 1) * (CELLS + 1) }, (_, at) =>
  Math.max(Math.abs((at % (CELLS + 1)) * STEP - REACH), Math.abs(Math.floor(at / (CELLS + 1)) * STEP - REACH)),
);

/** Which edges (north 0, east 1, south 2, west 3) a line crosses, two by two, for each pattern of corners below 0. */
const CROSSINGS = [
  [], [3, 0], [0, 1], [3, 1], [1, 2], [3, 0, 1, 2], [0, 2], [3, 2], [2, 3], [2, 0], [0, 1, 2, 3], [2, 1], [1, 3], [1, 0], [0, 3], [],
]; // prettier-ignore

function crossing(corners: number[], edge: number, x: number, y: number): [number, number] {
  const a = corners[edge]!;
  const b = corners[(edge + 1) % 4]!;
  const k = (a / (a - b)) * STEP;
  if (edge === 0) return [x + k, y];
  if (edge === 1) return [x + STEP, y + k];
  if (edge === 2) return [x + STEP - k, y + STEP];
  return [x, y + STEP - k];
}

function key(point: [number, number]): number {
  return Math.round((point[0] + 1) * 9e4) * 300000 + Math.round((point[1] + 1) * 9e4);
}

/** Pieces, given by their ends two by two, as long lines. */
function chained(ends: Line): Line[] {
  const touching = new Map<number, number[]>();
  ends.forEach((point, at) => {
    const known = touching.get(key(point));
    if (known) known.push(at >> 1);
    else touching.set(key(point), [at >> 1]);
  });
  const used = new Set<number>();
  const walk = (from: [number, number]): Line => {
    const line: Line = [];
    let here = from;
    for (;;) {
      const next = touching.get(key(here))?.find((piece) => !used.has(piece));
      if (next === undefined) return line;
      used.add(next);
      here = key(ends[2 * next]!) === key(here) ? ends[2 * next + 1]! : ends[2 * next]!;
      line.push(here);
    }
  };
  const lines: Line[] = [];
  for (let piece = 0; piece < ends.length / 2; piece++) {
    if (used.has(piece)) continue;
    used.add(piece);
    const forth = walk(ends[2 * piece + 1]!);
    const back = walk(ends[2 * piece]!);
    lines.push([...back.reverse(), ends[2 * piece]!, ends[2 * piece + 1]!, ...forth]);
  }
  return lines;
}

export function pathOf(lines: Line[], size: number, closed = false): string {
  return lines
    .map(
      (line) =>
        `M${line.map(([x, y]) => `${(x * size).toFixed(1)} ${(y * size).toFixed(1)}`).join("L")}${closed ? "Z" : ""}`,
    )
    .join("");
}

const rocks = new Map<string, Rock>();

/** The rock of a tile as it lies; computed once. */
export function rockOf(name: string, shape: Shape, blasted: string[], seed: number): Rock {
  const found = rocks.get(name);
  if (found) return found;
  const made = new Rock(shape, blasted, seed);
  rocks.set(name, made);
  return made;
}

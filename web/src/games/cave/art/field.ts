/** Where rock ends and cave begins: fields that are below zero in the cave, in units of one tile. */
import { smooth, stream } from "../../../art/noise";
import { rough, softMin } from "./noise";

/** One picture: a tile, or the whole start board where `cells` are given. */
export interface Look {
  kind: string;
  exits: string;
  level: number;
  seed: number;
  cells?: { x: number; y: number; kind: string; exits: string }[];
  width: number;
  height: number;
}

export interface Field {
  at(x: number, y: number): number;
  /** Below zero in the lake or in the shaft. */
  inner(x: number, y: number): number;
  centre: [number, number];
}

const EDGE = 0.165;
const MIDDLES: Record<string, [number, number]> = { N: [0.5, 0], E: [1, 0.5], S: [0.5, 1], W: [0, 0.5] };
const CHAMBER: Record<string, number> = { empty: 0.17, field: 0.2, photo: 0.285, water: 0.32, descent: 0.3 };
const NARROW: Record<string, number> = { "squeeze-1": 0.076, "squeeze-2": 0.058, "squeeze-3": 0.036 };

/** How far a point is from a line between two points, and how far along that is. */
function toLine(px: number, py: number, ax: number, ay: number, bx: number, by: number): [number, number] {
  const dx = bx - ax;
  const dy = by - ay;
  const along = Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)));
  return [Math.hypot(px - ax - dx * along, py - ay - dy * along), along];
}

/** A tile. Its roughness fades out at the border, so that every tile in every rotation joins its neighbour. */
export function tileField({ kind, exits, seed }: Look): Field {
  const next = stream(seed * 97 + 5);
  const cx = 0.5 + (next() - 0.5) * 0.08;
  const cy = 0.5 + (next() - 0.5) * 0.08;
  const stretch = 0.85 + next() * 0.3;
  const turn = next() * Math.PI;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const narrow = NARROW[kind];
  const radius = narrow ? 0 : (CHAMBER[kind] ?? 0.17);
  const middle = narrow ?? 0.155;
  const rockfall = kind === "rockfall";
  const sides = rockfall ? "NESW" : exits;

  function at(x: number, y: number): number {
    const fade = smooth(0, 0.2, Math.min(x, y, 1 - x, 1 - y));
    const wx = x + fade * 0.17 * (rough(x * 3.3, y * 3.3, seed, 2) - 0.5);
    const wy = y + fade * 0.17 * (rough(x * 3.3 + 9, y * 3.3, seed + 3, 2) - 0.5);
    let d = rockfall ? Math.max(Math.abs(wx - 0.5), Math.abs(wy - 0.5)) - 0.43 : 9;
    for (const side of sides) {
      const [mx, my] = MIDDLES[side]!;
      const [far, along] = toLine(wx, wy, cx, cy, mx + (mx - 0.5) * 0.6, my + (my - 0.5) * 0.6);
      const half = narrow
        ? middle + (EDGE - middle) * smooth(0.3, 0.62, along)
        : middle + (EDGE - middle) * smooth(0.2, 0.6, along);
      d = softMin(d, far - half, 0.05);
    }
    if (radius > 0 && !rockfall) {
      const ux = (wx - cx) * cos + (wy - cy) * sin;
      const uy = -(wx - cx) * sin + (wy - cy) * cos;
      d = softMin(d, Math.hypot(ux * stretch, uy / stretch) - radius, 0.09);
    }
    return d + fade * (rough(x * 10, y * 10, seed + 7, 3) - 0.5) * (narrow ? 0.045 : 0.085);
  }

  const wide = kind === "water" ? 0.225 : 0.185;
  const inner = (x: number, y: number) =>
    Math.hypot((x - cx) * stretch, (y - cy) / stretch) - wide + (rough(x * 7, y * 7, seed + 31, 2) - 0.5) * 0.1;
  return { at, inner, centre: [cx, cy] };
}

/** The start board: a hall in the middle, a way to every field, and the exits of the fields. */
export function boardField({ cells = [], width, height, seed }: Look): Field {
  const base = cells.find((cell) => cell.kind === "base") ?? { x: 1, y: 1 };
  const bx = base.x + 0.5;
  const by = base.y + 0.5;
  const fields = cells.filter((cell) => cell.kind === "field");

  function at(x: number, y: number): number {
    const fade = smooth(0, 0.2, Math.min(x, y, width - x, height - y));
    const wx = x + fade * 0.26 * (rough(x * 2.2, y * 2.2, seed, 3) - 0.5);
    const wy = y + fade * 0.26 * (rough(x * 2.2 + 9, y * 2.2, seed + 3, 3) - 0.5);
    let d = Math.hypot((wx - bx) * 0.92, wy - by) - 0.62;
    for (const field of fields) {
      const fx = field.x + 0.5;
      const fy = field.y + 0.5;
      d = softMin(d, toLine(wx, wy, fx, fy, bx, by)[0] - 0.19, 0.14);
      d = softMin(d, Math.hypot(wx - fx, wy - fy) - 0.245, 0.12);
      for (const side of field.exits) {
        const [mx, my] = MIDDLES[side]!;
        d = softMin(d, toLine(wx, wy, fx, fy, fx + (mx - 0.5) * 1.8, fy + (my - 0.5) * 1.8)[0] - EDGE, 0.06);
      }
    }
    return d + fade * (rough(x * 8, y * 8, seed + 7, 3) - 0.5) * 0.1;
  }
  return { at, inner: () => 1, centre: [bx, by] };
}

export function fieldOf(look: Look): Field {
  return look.cells ? boardField(look) : tileField(look);
}

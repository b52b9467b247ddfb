/** Hand-cut edges, rock and tunnels from seeded noise: the same seed draws the same cave. */
import { scattered, stream } from "../../../art/noise";

export interface Point {
  x: number;
  y: number;
}

export type Random = (from: number, to: number) => number;

export function random(seed: number): Random {
  const next = stream(scattered(seed) || 1);
  return (from, to) => from + next() * (to - from);
}

export function path(points: Point[], closed = false): string {
  return "M" + points.map((point) => `${round(point.x)},${round(point.y)}`).join("L") + (closed ? "Z" : "");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const cuts = new Map<string, string>();

/** A card's edge around the origin. */
export function handcut(width: number, height: number, seed: number, amp = 1.6, step = 16): string {
  const key = `${width} ${height} ${seed} ${amp} ${step}`;
  const known = cuts.get(key);
  if (known) return known;
  const by = random(seed);
  const [a, b, corner] = [width / 2, height / 2, 7];
  const points: Point[] = [];
  const edge = (x0: number, y0: number, x1: number, y1: number): void => {
    const parts = Math.max(2, Math.floor(Math.hypot(x1 - x0, y1 - y0) / step));
    for (let at = 0; at < parts; at++) {
      const t = at / parts;
      points.push({ x: x0 + (x1 - x0) * t + by(-amp, amp), y: y0 + (y1 - y0) * t + by(-amp, amp) });
    }
  };
  edge(-a + corner, -b, a - corner, -b);
  edge(a, -b + corner, a, b - corner);
  edge(a - corner, b, -a + corner, b);
  edge(-a, b - corner, -a, -b + corner);
  const made = path(points, true);
  cuts.set(key, made);
  return made;
}

/** A smooth line through points. */
export function catmull(points: Point[], parts: number): Point[] {
  const all = [points[0]!, ...points, points.at(-1)!];
  const made: Point[] = [];
  const between = (p0: number, p1: number, p2: number, p3: number, t: number): number =>
    0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3);
  for (let at = 1; at < all.length - 2; at++) {
    const [p0, p1, p2, p3] = [all[at - 1]!, all[at]!, all[at + 1]!, all[at + 2]!];
    for (let part = 0; part < parts; part++) {
      const t = part / parts;
      made.push({ x: between(p0.x, p1.x, p2.x, p3.x, t), y: between(p0.y, p1.y, p2.y, p3.y, t) });
    }
  }
  return [...made, points.at(-1)!];
}

/** The outline of a tunnel along a line; `half` is half its width at each point of the line. */
export function tunnel(line: Point[], half: (at: number) => number, seed: number, amp: number): string {
  const by = random(seed);
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((point, at) => {
    const from = line[Math.max(0, at - 1)]!;
    const to = line[Math.min(line.length - 1, at + 1)]!;
    const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [nx, ny] = [-(to.y - from.y) / long, (to.x - from.x) / long];
    const [a, b] = [half(at) + by(-amp, amp), half(at) + by(-amp, amp)];
    left.push({ x: point.x + nx * a, y: point.y + ny * a });
    right.push({ x: point.x - nx * b, y: point.y - ny * b });
  });
  return path([...left, ...right.reverse()], true);
}

/** Rock: polygons in a few shades, joined to one path for each shade. */
export function facets(
  box: { x: number; y: number; width: number; height: number },
  seed: number,
  count: number,
  shades: number,
): string[] {
  const by = random(seed);
  const made: string[] = Array.from({ length: shades }, () => "");
  for (let at = 0; at < count; at++) {
    const [x, y, size, turn] = [by(box.x, box.x + box.width), by(box.y, box.y + box.height), by(16, 60), by(0, 6)];
    const corners = Math.floor(by(4, 7));
    const points = Array.from({ length: corners }, (_, corner) => {
      const angle = turn + (6.283 * corner) / corners;
      const long = size * by(0.5, 1);
      return { x: Math.round(x + long * Math.cos(angle)), y: Math.round(y + long * 0.7 * Math.sin(angle)) };
    });
    made[at % shades] += path(points, true);
  }
  return made;
}

/** A line of hills from the left edge to the right. */
export function ridge(width: number, y: number, seed: number, amp: number, step: number): Point[] {
  const by = random(seed);
  const points: Point[] = [];
  for (let x = 0; x <= width + step; x += step) points.push({ x, y: y + by(-amp, amp) });
  return points;
}

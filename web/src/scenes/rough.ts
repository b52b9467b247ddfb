/** Hand-cut drawing: seeded noise on paths, gems, crystals and glints. Pure: the same seed draws the same. */
import { type Rng, scattered, stream } from "../art/noise";

export type Point = readonly [number, number];

/** A small seeded source of chance. */
export class Chance {
  readonly next: Rng;

  constructor(seed: number) {
    this.next = stream(scattered(seed));
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** Roughly normal, around 0. */
  bell(): number {
    return (this.next() + this.next() + this.next() + this.next() - 2) * 1.7;
  }

  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.next() * from.length)]!;
  }
}

/** Points from `18,262 20,190`. */
export function points(text: string): Point[] {
  return text.split(" ").map((pair) => {
    const [x, y] = pair.split(",").map(Number);
    return [x!, y!];
  });
}

const short = (value: number) => String(Math.round(value * 10) / 10);

/** Points as the data of a path. */
export function path(outline: readonly Point[], closed = true): string {
  return `M${outline.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}${closed ? "Z" : ""}`;
}

/** The outline with little irregular steps on each side. */
export function roughened(points: readonly Point[], amp: number, step: number, seed: number, closed = true): Point[] {
  const chance = new Chance(seed);
  const made: Point[] = [];
  const sides = closed ? points.length : points.length - 1;
  for (let at = 0; at < sides; at++) {
    const [x0, y0] = points[at]!;
    const [x1, y1] = points[(at + 1) % points.length]!;
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    const [nx, ny] = [-(y1 - y0) / length, (x1 - x0) / length];
    const parts = Math.max(1, Math.floor(length / step));
    for (let part = 0; part < parts; part++) {
      const along = (part + (part ? chance.between(-0.3, 0.3) : 0)) / parts;
      const off = chance.between(-amp, amp) * (part ? 1 : 0.4);
      made.push([x0 + (x1 - x0) * along + nx * off, y0 + (y1 - y0) * along + ny * off]);
    }
  }
  if (!closed) made.push(points.at(-1)!);
  return made;
}

export function rough(points: readonly Point[], amp: number, step: number, seed: number, closed = true): string {
  return path(roughened(points, amp, step, seed, closed), closed);
}

/** A colour between two, `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const part = (text: string, at: number) => parseInt(text.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) => Math.round(part(from, at) + (part(to, at) - part(from, at)) * share));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

export interface Facet {
  d: string;
  fill: string;
}

export interface Stone {
  transform: string;
  facets: Facet[];
  edge: string;
  line: string;
}

/** A cut gem. */
export function gem(x: number, y: number, size: number, colour: string, turn: number): Stone {
  const outer: Point[] = [
    [-size * 0.55, -size * 0.7],
    [size * 0.55, -size * 0.7],
    [size, -size * 0.18],
    [0, size],
    [-size, -size * 0.18],
  ];
  const left: Point = [-size * 0.35, -size * 0.18];
  const right: Point = [size * 0.35, -size * 0.18];
  const [a, b, c, d, e] = outer as [Point, Point, Point, Point, Point];
  const light = mix(colour, "#ffffff", 0.42);
  const dark = mix(colour, "#12100f", 0.45);
  return {
    transform: `translate(${short(x)} ${short(y)}) rotate(${Math.round(turn)})`,
    facets: [
      { d: path([a, b, right, left]), fill: light },
      { d: path([a, left, e]), fill: mix(colour, "#ffffff", 0.14) },
      { d: path([b, c, right]), fill: colour },
      { d: path([e, left, d]), fill: colour },
      { d: path([left, right, d]), fill: mix(colour, "#ffffff", 0.1) },
      { d: path([right, c, d]), fill: dark },
    ],
    edge: path(outer),
    line: dark,
  };
}

/** A crystal that grows from a wall. */
export function shard(x: number, y: number, width: number, height: number, colour: string, turn: number): Stone {
  return {
    transform: `translate(${short(x)} ${short(y)}) rotate(${Math.round(turn)})`,
    facets: [
      {
        d: path([
          [-width, 0],
          [-width, -height * 0.72],
          [0, -height],
          [0, 0],
        ]),
        fill: colour,
      },
      {
        d: path([
          [width, 0],
          [width * 0.9, -height * 0.66],
          [0, -height],
          [0, 0],
        ]),
        fill: mix(colour, "#12100f", 0.5),
      },
      {
        d: path([
          [-width, -height * 0.72],
          [0, -height],
          [-width * 0.3, -height * 0.6],
          [-width * 0.45, 0],
          [-width, 0],
        ]),
        fill: mix(colour, "#ffffff", 0.38),
      },
    ],
    edge: "",
    line: "none",
  };
}

/** A glint with four rays. */
export function glint(x: number, y: number, size: number): string {
  const near = size * 0.12;
  return (
    `M${x} ${y - size}Q${short(x + near)} ${short(y - near)} ${x + size} ${y}Q${short(x + near)} ${short(y + near)} ${x} ${y + size}` +
    `Q${short(x - near)} ${short(y + near)} ${x - size} ${y}Q${short(x - near)} ${short(y - near)} ${x} ${y - size}Z`
  );
}

/** Hatching along an outline, as surveyors draw rock. */
export function hatched(points: readonly Point[], seed: number, length = 7): string {
  const chance = new Chance(seed);
  let made = "";
  for (let at = 0; at < points.length - 1; at++) {
    const [x0, y0] = points[at]!;
    const [x1, y1] = points[at + 1]!;
    const side = Math.hypot(x1 - x0, y1 - y0) || 1;
    const [nx, ny] = [-(y1 - y0) / side, (x1 - x0) / side];
    const strokes = Math.max(1, Math.floor(side / 5));
    for (let stroke = 0; stroke < strokes; stroke++) {
      const along = (stroke + 0.5) / strokes;
      const far = length * chance.between(0.5, 1.3);
      const [x, y] = [x0 + (x1 - x0) * along, y0 + (y1 - y0) * along];
      made += `M${short(x)} ${short(y)}L${short(x + nx * far + 2)} ${short(y + ny * far + 1)}`;
    }
  }
  return made;
}

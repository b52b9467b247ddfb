/** A hill-shaded picture of a field: light from the north-west, shadow at the foot of the walls. */
import { type Rgb, floorOf, mix, rockOf } from "./depths";
import type { Field, Look } from "./field";
import { smooth } from "../../../art/noise";
import { hash, rough } from "./noise";

export interface Shaded {
  pixels: Uint8ClampedArray<ArrayBuffer>;
  /** The field at every pixel. */
  ground: Float32Array;
  columns: number;
  rows: number;
}

/** Boulders: how far into one, and a number that it has of its own. */
function boulder(x: number, y: number, seed: number): [number, number, number] {
  const px = x * 4.1;
  const py = y * 4.1;
  const left = Math.floor(px);
  const top = Math.floor(py);
  let first = 9;
  let second = 9;
  let own = 0;
  for (let a = -1; a < 2; a++)
    for (let b = -1; b < 2; b++) {
      const hx = hash(left + a, top + b, seed);
      const hy = hash(left + a, top + b, seed + 9);
      const far = Math.hypot(left + a + hx - px, top + b + hy - py) + (rough(x * 14, y * 14, seed, 2) - 0.5) * 0.3;
      if (far < first) {
        second = first;
        first = far;
        own = hx * 0.6 + hy * 0.4;
      } else if (far < second) second = far;
    }
  return [second - first, own, first];
}

function height(
  look: Look,
  d: number,
  inner: number,
  x: number,
  y: number,
  seed: number,
  stone: [number, number, number],
) {
  let z = (rough(x * 9, y * 9, seed, 4) - 0.5) * 0.07;
  if (d > -0.02) {
    const ridge = 1 - Math.abs(rough(x * 5.5, y * 5.5, seed + 50, 4) * 2 - 1);
    z += smooth(-0.012, 0.05, d) * 0.085 + smooth(0, 0.12, d) * (ridge - 0.6) * 0.13;
  }
  if (look.kind === "water")
    z =
      inner < 0
        ? -0.012 + Math.sin((Math.hypot(x - 0.3, y - 0.2) + rough(x * 5, y * 5, seed, 2) * 0.25) * 90) * 0.0016
        : z - smooth(0.05, 0, inner) * 0.012;
  if (look.kind === "descent" && inner < 0.03) {
    const steps = -inner / 0.05;
    const whole = Math.floor(steps);
    z -= smooth(0.03, -0.01, inner) * 0.03 + (Math.max(0, whole) + smooth(0.1, 0.75, steps - whole)) * 0.035;
  }
  if (look.kind === "rockfall" && d < 0.03) {
    const [edge, own, first] = stone;
    z += (1 - first * first * 1.1) * 0.2 * (0.5 + own) * smooth(0, 0.22, edge) + smooth(0, 0.3, edge) * 0.05;
  }
  return z;
}

export function shade(field: Field, look: Look, fine: number): Shaded {
  const columns = look.width * fine;
  const rows = look.height * fine;
  const size = columns * rows;
  const ground = new Float32Array(size);
  const heights = new Float32Array(size);
  const insides = new Float32Array(size);
  const stones = new Float32Array(size);
  const seed = look.seed * 13 + 1;
  const hollow = look.kind === "water" || look.kind === "descent";
  const rockfall = look.kind === "rockfall";
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const x = (i + 0.5) / fine;
      const y = (j + 0.5) / fine;
      const at = j * columns + i;
      const d = (ground[at] = field.at(x, y));
      const stone: [number, number, number] = rockfall ? boulder(x, y, seed) : [0, 0, 0];
      insides[at] = rockfall ? stone[0] : hollow ? field.inner(x, y) : 1;
      stones[at] = stone[1];
      heights[at] = height(look, d, insides[at]!, x, y, seed, stone);
    }
  const pixels = new Uint8ClampedArray(size * 4);
  const floor = floorOf(look.level);
  const rock = rockOf(look.level);
  const below = floorOf(look.level + 1);
  const reach = Math.round(fine * 0.035);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const at = j * columns + i;
      const d = ground[at]!;
      const zx =
        (heights[j * columns + Math.min(columns - 1, i + 1)]! - heights[j * columns + Math.max(0, i - 1)]!) *
        fine *
        0.5;
      const zy =
        (heights[Math.min(rows - 1, j + 1) * columns + i]! - heights[Math.max(0, j - 1) * columns + i]!) * fine * 0.5;
      const light = Math.max(0, (0.5 * zx + 0.58 * zy + 0.64) / Math.sqrt(1 + zx * zx + zy * zy));
      const grain = (hash(i, j, seed) - 0.5) * 0.06;
      let colour: Rgb;
      if (d < 0) {
        const wallAt = (steps: number) =>
          smooth(-0.02, 0.02, ground[Math.max(0, j - steps * reach) * columns + Math.max(0, i - steps * reach)]!);
        const shadow = Math.max(wallAt(1), 0.6 * wallAt(2));
        const foot = 1 - 0.5 * Math.exp(d / 0.04);
        const bright = (0.42 + 0.82 * light) * foot * (1 - 0.42 * shadow) + grain;
        const stain = rough((i / fine) * 4, (j / fine) * 4, seed + 80, 3);
        colour = times(mix(floor, mix(floor, rock, 0.55), smooth(0.45, 0.72, stain) * 0.7), bright);
        const inner = insides[at]!;
        if (look.kind === "water") colour = wet(colour, inner, light, shadow, look.level);
        else if (look.kind === "descent" && inner < 0.01) {
          const deep = smooth(0.01, -0.15, inner);
          colour = times(mix(mix(floor, below, 0.7), [6, 8, 12], deep ** 0.7), 0.3 + 0.95 * light);
        } else if (rockfall) {
          const stone = mix(mix([206, 174, 136], [112, 98, 88], stones[at]!), floor, 0.22);
          colour = times(
            stone,
            (0.16 + 1.12 * light) * (0.12 + 0.88 * smooth(0, 0.16, inner)) * (1 - 0.25 * shadow) + grain,
          );
        }
      } else {
        const dark = mix(
          [rock[0] * 1.12, rock[1] * 1.1, rock[2] * 1.08],
          [rock[0] * 0.36, rock[1] * 0.37, rock[2] * 0.4],
          smooth(0, 0.2, d),
        );
        colour = mix(times(dark, 0.3 + 0.98 * light + grain), floor, Math.exp(-d / 0.014) * 0.22);
      }
      pixels.set([colour[0], colour[1], colour[2], 255], at * 4);
    }
  return { pixels, ground, columns, rows };
}

function times(colour: Rgb, by: number): Rgb {
  return [colour[0] * by, colour[1] * by, colour[2] * by];
}

function wet(colour: Rgb, inner: number, light: number, shadow: number, level: number): Rgb {
  if (inner >= 0)
    return inner < 0.05
      ? mix(colour, [colour[0] * 0.55, colour[1] * 0.62, colour[2] * 0.66], smooth(0.05, 0, inner))
      : colour;
  const dim = Math.max(0.6, 1 - level * 0.075);
  const water = times(
    mix([104, 200, 200], [18, 78, 108], smooth(0, -0.17, inner)),
    (0.62 + 0.52 * light) * (1 - 0.3 * shadow) * dim,
  );
  return inner > -0.014 ? mix(water, [214, 240, 232], 0.55 * dim) : water;
}

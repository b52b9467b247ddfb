/** The rock of this cave, from seeded noise. */
import { between, lattice } from "../../../art/noise";

export const hash = lattice(2246822519);
const valueNoise = between(hash);

/** Value noise in several octaves, in 0 … 1. */
export function rough(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0;
  let total = 0;
  let weight = 0.5;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * valueNoise(x, y, seed + octave * 17);
    total += weight;
    x *= 2.03;
    y *= 2.03;
    weight *= 0.5;
  }
  return sum / total;
}

/** The smaller of two, with a soft seam. */
export function softMin(a: number, b: number, width: number): number {
  const near = Math.max(width - Math.abs(a - b), 0) / width;
  return Math.min(a, b) - near * near * width * 0.25;
}

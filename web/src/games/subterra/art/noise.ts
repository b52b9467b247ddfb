/** The rock of this cave, from seeded noise. */
import { type Rng, between, lattice } from "../../../art/noise";

export const hash = lattice(306783378);
export const noise = between(hash);

export function fractal(x: number, y: number, seed: number): number {
  return noise(x, y, seed) * 0.6 + noise(x * 2.3, y * 2.3, seed + 7) * 0.28 + noise(x * 5, y * 5, seed + 13) * 0.12;
}

/** A number for a text, to seed with. */
export function seedOf(text: string): number {
  let found = 7;
  for (let at = 0; at < text.length; at++) found = (Math.imul(found, 31) + text.charCodeAt(at)) | 0;
  return (found >>> 0) % 9973;
}

/** An irregular closed outline around a point. */
export function blob(r: Rng, radius: number, corners: number, x: number, y: number, rough = 0.35): string {
  const turn = r() * Math.PI * 2;
  let path = "";
  for (let at = 0; at < corners; at++) {
    const k = radius * (1 - rough / 2 + r() * rough);
    const angle = turn + (at / corners) * Math.PI * 2;
    path += `${at ? "L" : "M"}${(x + Math.cos(angle) * k).toFixed(1)} ${(y + Math.sin(angle) * k).toFixed(1)}`;
  }
  return `${path}Z`;
}

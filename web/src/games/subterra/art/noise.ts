/** Seeded chance and value noise: the same rock every time. */
export type Rng = () => number;

export function rng(seed: number): Rng {
  let s = seed | 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function hash(x: number, y: number, seed: number): number {
  let n = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 306783378)) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

export function noise(x: number, y: number, seed: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const f = x - i;
  const g = y - j;
  const u = f * f * (3 - 2 * f);
  const v = g * g * (3 - 2 * g);
  const upper = hash(i, j, seed) * (1 - u) + hash(i + 1, j, seed) * u;
  const lower = hash(i, j + 1, seed) * (1 - u) + hash(i + 1, j + 1, seed) * u;
  return upper * (1 - v) + lower * v;
}

export function fractal(x: number, y: number, seed: number): number {
  return noise(x, y, seed) * 0.6 + noise(x * 2.3, y * 2.3, seed + 7) * 0.28 + noise(x * 5, y * 5, seed + 13) * 0.12;
}

export function ramp(from: number, to: number, x: number): number {
  const k = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return k * k * (3 - 2 * k);
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

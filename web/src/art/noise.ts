/** Seeded chance and value noise for everything that is drawn: the same numbers draw the same in every browser. */
export type Rng = () => number;

/** A stream of numbers in 0 … 1 (mulberry32). */
export function stream(seed: number): Rng {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed that is far from those of its neighbours. */
export function scattered(seed: number): number {
  return (seed * 2654435761) >>> 0;
}

export type Field = (x: number, y: number, seed: number) => number;

/** A number in 0 … 1 for every whole point; fields with different salt have nothing in common. */
export function lattice(salt: number): Field {
  return (x, y, seed) => {
    let n = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed | 0, salt)) | 0;
    n = Math.imul(n ^ (n >>> 13), 1274126177);
    return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
  };
}

/** Value noise: what lies between the points of a lattice. */
export function between(at: Field): Field {
  return (x, y, seed) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const fx = x - left;
    const fy = y - top;
    const u = fx * fx * (3 - 2 * fx);
    const v = fy * fy * (3 - 2 * fy);
    const a = at(left, top, seed);
    const b = at(left + 1, top, seed);
    const c = at(left, top + 1, seed);
    const d = at(left + 1, top + 1, seed);
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
  };
}

/** From 0 to 1 between two numbers, with a soft start and end. */
export function smooth(from: number, to: number, at: number): number {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

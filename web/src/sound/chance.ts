/** Small streams of numbers, one for each seed, piece, layer and bar: the same as in Python. */

export function fnv1a32(text: string): number {
  let found = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) found = Math.imul(found ^ byte, 0x01000193) >>> 0;
  return found;
}

/** mulberry32, begun with the hash of a key. */
export class Stream {
  private at: number;

  constructor(key: string) {
    this.at = fnv1a32(key);
  }

  /** From 0 up to 1. */
  next(): number {
    this.at = (this.at + 0x6d2b79f5) >>> 0;
    let mixed = this.at;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1) >>> 0;
    mixed = (mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))) >>> 0;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  pick<T>(items: T[]): T {
    return items[Math.floor(this.next() * items.length)]!;
  }
}

/** A drawing made for one size fills any frame: it is scaled to fit, and its margins grow. */
export interface Fitted {
  portrait: boolean;
  /** The frame in units of the drawing. */
  width: number;
  height: number;
  /** Where the drawing begins within it. */
  x: number;
  y: number;
}

export const LANDSCAPE = { width: 1440, height: 852 };
export const PORTRAIT = { width: 390, height: 760 };

export function fitted(width: number, height: number): Fitted {
  const portrait = width < height * 1.05;
  const made = portrait ? PORTRAIT : LANDSCAPE;
  const scale = Math.min(width / made.width, height / made.height) || 1;
  const [w, h] = [width / scale, height / scale];
  return { portrait, width: w, height: h, x: (w - made.width) / 2, y: (h - made.height) / 2 };
}

/** Places for a group side by side around a middle, closer together the more they are. */
export function abreast(count: number, middle: number, width: number, gap: number): number[] {
  const step = Math.min(gap, width / Math.max(1, count));
  return Array.from({ length: count }, (_, at) => middle + (at - (count - 1) / 2) * step);
}

/** Things for tests to look at. */
import type { Shape, TileView } from "./cave";

export function shape(sort: string, ...open: string[]): Shape {
  return { name: `${sort} ${open.join("")}`, sort, open, dice: [], head: null };
}

export function tile(cell: string, x: number, y: number, face = shape("plain", "N", "S")): TileView {
  return { cell, x, y, face, marks: [], blasted: [], horrors: [], barred: [] };
}

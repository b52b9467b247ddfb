/** Every seat has a colour and a shape, so that colour is never the only sign. Shapes fit into -12 … 12. */
import { colourOf } from "../people/present.svelte";

export const SEAT_COLOURS = ["#e8a33d", "#3fa7b5", "#9b7df0", "#9dc25a", "#e2708f", "#d9cbb4", "#5c8fe0", "#c86b3c"];
export const SEAT_SHAPES = [
  "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0",
  "M-8-8H8V8H-8z",
  "M0-10L10 8H-10z",
  "M0-11L11 0L0 11L-11 0z",
  "M-5-9H5L10 0L5 9H-5L-10 0z",
  "M0-11L3-4L11-3L5 2L7 10L0 6L-7 10L-5 2L-11-3L-3-4z",
  "M0-11C6-4 8-1 8 3a8 8 0 0 1-16 0C-8-1-6-4 0-11z",
  "M-4-10H4V-4H10V4H4V10H-4V4H-10V-4H-4z",
];

export function seatColour(seat: number): string {
  return SEAT_COLOURS[colourOf(seat)]!;
}

export function seatShape(seat: number): string {
  return SEAT_SHAPES[colourOf(seat)]!;
}

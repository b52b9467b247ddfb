/** The colours of the levels. A level has a shade, a number of contour lines and a chip with its metres. */
export type Rgb = [number, number, number];

const FLOORS: Rgb[] = [
  [208, 190, 156],
  [141, 158, 160],
  [74, 118, 150],
  [42, 78, 126],
  [38, 58, 92],
  [44, 44, 84],
];
const ROCKS: Rgb[] = [
  [92, 79, 66],
  [68, 70, 72],
  [46, 58, 68],
  [32, 43, 57],
  [24, 32, 46],
  [24, 24, 42],
];
const LINES = ["#cfe0e2", "#cfe0e2", "#a9d3e6", "#8cc2f0", "#8cb0ff", "#a99cff"];
const CHIPS = ["#cdbb98", "#8ea4a8", "#386680", "#2c5a80", "#25447a", "#3a3382"];

const pick = <T>(list: T[], level: number): T => list[Math.min(list.length - 1, level)]!;
/** From here on it is dark: bright ink on dark ground. */
export const isDark = (level: number) => level > 1;
export const floorOf = (level: number) => pick(FLOORS, level);
export const rockOf = (level: number) => pick(ROCKS, level);
export const lineOf = (level: number) => pick(LINES, level);
export const chipOf = (level: number) => pick(CHIPS, level);
export const inkOn = (level: number) => (isDark(level) ? "#f6eedf" : "#12100f");
export const rgb = ([r, g, b]: Rgb, by = 1) =>
  `rgb(${Math.min(255, r * by) | 0},${Math.min(255, g * by) | 0},${Math.min(255, b * by) | 0})`;
export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** Where a chance stands on the chart. */

/** Up to here the scale is even; with several seats few chances are above it before the end. */
export const BREAK = 60;
const TOP_PART = 0.18;

/** The share of the height, from below, of a chance in per cent. */
export function heightOf(chance: number, broken: boolean): number {
  if (!broken) return chance / 100;
  if (chance <= BREAK) return (chance / BREAK) * (1 - TOP_PART);
  return 1 - TOP_PART + ((chance - BREAK) / (100 - BREAK)) * TOP_PART;
}

/** The chances at which a line is drawn across. */
export function linesOf(broken: boolean): number[] {
  return broken ? [0, 15, 30, 45, BREAK, 100] : [0, 25, 50, 75, 100];
}

/** The point of the curve that is nearest to a share of the way from its first step to its last. */
export function nearest(steps: number[], share: number): number {
  const wanted = share * (steps.at(-1) ?? 0);
  return steps.reduce((best, step) => (Math.abs(step - wanted) < Math.abs(best - wanted) ? step : best), 0);
}

/** With its sign, and a real minus. */
export function signed(points: number): string {
  const whole = Math.round(points);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : "0";
}

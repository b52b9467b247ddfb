/** From values of a table to what the music follows: inputs from 0 to 1. */
import type { Curve, Curves, Inputs, Score } from "./score";

/** The height of a curve. */
export function along(points: Curve, x: number): number {
  if (x <= points[0]![0]) return points[0]![1];
  for (let at = 1; at < points.length; at += 1) {
    const [x0, y0] = points[at - 1]!;
    const [x1, y1] = points[at]!;
    if (x <= x1) return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
  }
  return points.at(-1)![1];
}

export function product(curves: Curves | undefined, inputs: Inputs): number {
  let found = 1;
  for (const [name, points] of Object.entries(curves ?? {})) found *= along(points, inputs[name] ?? 0);
  return found;
}

/** The inputs of a game's pieces; a value that is not told counts as 0. */
export function inputsOf(score: Score, piece: string, values: Record<string, number>): Inputs {
  const found: Inputs = {};
  for (const [name, rule] of Object.entries(score.mapping[piece.split("_")[0]!] ?? {})) {
    if (typeof rule === "string") continue;
    const sum = rule.terms.reduce((so, term) => so + along(term.curve, values[term.from] ?? 0), 0);
    found[name] = Math.min(1, Math.max(0, sum));
  }
  return found;
}

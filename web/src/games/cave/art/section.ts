/** The cave from the side: where a place of the survey lies in the picture. */
export type Spot = readonly [step: number, level: number];

export interface Frame {
  /** Where the mouth of the cave is, how wide a step is, and how high a level. */
  x: number;
  y: number;
  step: number;
  level: number;
}

/** Fit a survey between two edges of the picture, below the ground line. */
export function frameOf(spots: Spot[], from: number, to: number, ground: number, bottom: number): Frame {
  const far = Math.max(1, ...spots.map(([step]) => step));
  const deep = Math.max(1, ...spots.map(([, level]) => level));
  return {
    x: from,
    y: ground - 14,
    step: Math.min(74, (to - from) / far),
    level: Math.min(38, (bottom - ground) / (deep + 0.2)),
  };
}

/** Passages wind a little, the same way every time. */
export function spotAt(frame: Frame, [step, level]: Spot): { x: number; y: number } {
  const sway = level === 0 ? Math.sin(step * 1.3) * 7 : Math.sin(step * 2.1 + level) * 3;
  return { x: frame.x + step * frame.step, y: frame.y + level * frame.level + sway };
}

/** A passage between two places: level ones run straight, others drop. */
export function passage(frame: Frame, a: Spot, b: Spot): string {
  const [from, to] = [spotAt(frame, a), spotAt(frame, b)];
  const middle = (from.x + to.x) / 2;
  const bend =
    a[1] === b[1] ? "" : `C${middle.toFixed(1)} ${from.y.toFixed(1)} ${middle.toFixed(1)} ${to.y.toFixed(1)} `;
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}${bend || "L"}${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}

/** The way of a team, beside those of the others. */
export function traceOf(frame: Frame, spots: Spot[], aside: number): string {
  return spots
    .map((spot, at) => {
      const { x, y } = spotAt(frame, spot);
      return `${at ? "L" : "M"}${(x + aside).toFixed(1)} ${(y + aside).toFixed(1)}`;
    })
    .join("");
}

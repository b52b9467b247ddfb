/** How narrow a squeeze is, as a path in units of one tile. */
const STEPS: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** How many arrows a tile has on each blind side. */
const GRADES: Record<string, number> = { "squeeze-1": 1, "squeeze-2": 2, "squeeze-3": 3 };

/** One to three arrows on each blind side tell the grade of a squeeze; nothing else has any. */
export function arrows(kind: string, exits: string): string {
  const grade = GRADES[kind] ?? 0;
  let path = "";
  for (const side of "NESW") {
    if (exits.includes(side)) continue;
    const [vx, vy] = STEPS[side]!;
    for (let at = 0; at < grade; at++) {
      const aside = (at - (grade - 1) / 2) * 0.135;
      const x = 0.5 + vx * (0.19 - grade * 0.012) + Math.abs(vy) * aside;
      const y = 0.5 + vy * (0.19 - grade * 0.012) + Math.abs(vx) * aside;
      const w = 0.056;
      const l = 0.115;
      path += `M${x} ${y}L${x + vx * l - vy * w} ${y + vy * l - vx * w}L${x + vx * l + vy * w} ${y + vy * l + vx * w}Z`;
    }
  }
  return path;
}

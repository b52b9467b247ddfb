/** Lines of equal height as smooth SVG paths: marching squares, chained. */

type Point = [number, number];

/** Samples of a field: `columns` by `rows` of them, `step` apart, the first at `first`. */
export interface Samples {
  values: Float32Array;
  columns: number;
  rows: number;
  step: number;
  first: number;
}

/** So far into the rock that closed lines run along the border. */
const OUTSIDE = 9;
const PAIRS: Record<number, [number, number][]> = {
  1: [[3, 0]],
  2: [[0, 1]],
  3: [[3, 1]],
  4: [[1, 2]],
  5: [
    [3, 0],
    [1, 2],
  ],
  6: [[0, 2]],
  7: [[3, 2]],
  8: [[2, 3]],
  9: [[2, 0]],
  10: [
    [0, 1],
    [2, 3],
  ],
  11: [[2, 1]],
  12: [[1, 3]],
  13: [[1, 0]],
  14: [[0, 3]],
};

export function sample(
  field: (x: number, y: number) => number,
  width: number,
  height: number,
  fine: number,
  closed = false,
): Samples {
  const ring = closed ? 1 : 0;
  const columns = Math.round(width * fine) + 1 + 2 * ring;
  const rows = Math.round(height * fine) + 1 + 2 * ring;
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const outside = closed && (row === 0 || column === 0 || row === rows - 1 || column === columns - 1);
      values[row * columns + column] = outside ? OUTSIDE : field((column - ring) / fine, (row - ring) / fine);
    }
  return { values, columns, rows, step: 1 / fine, first: -ring / fine };
}

function segments({ values, columns, rows }: Samples, level: number): [Point, Point][] {
  const found: [Point, Point][] = [];
  const at = (column: number, row: number) => values[row * columns + column]! - level;
  const cut = (p: number, q: number) => p / (p - q);
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++) {
      const corners = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)] as const;
      const shape = corners.reduce((bits, value, corner) => (value < 0 ? bits | (1 << corner) : bits), 0);
      const pairs = PAIRS[shape];
      if (!pairs) continue;
      const ends: Point[] = [
        [column + cut(corners[0], corners[1]), row],
        [column + 1, row + cut(corners[1], corners[2])],
        [column + cut(corners[3], corners[2]), row + 1],
        [column, row + cut(corners[0], corners[3])],
      ];
      for (const [from, to] of pairs) found.push([ends[from]!, ends[to]!]);
    }
  return found;
}

function chains(parts: [Point, Point][]): Point[][] {
  const name = ([x, y]: Point) => `${x},${y}`;
  const starts = new Map(parts.map((part) => [name(part[0]), part]));
  const ends = new Set(parts.map((part) => name(part[1])));
  const lines: Point[][] = [];
  function walk(part: [Point, Point]): void {
    const line: Point[] = [part[0]];
    let now: [Point, Point] | undefined = part;
    while (now) {
      starts.delete(name(now[0]));
      line.push(now[1]);
      now = starts.get(name(now[1]));
    }
    lines.push(line);
  }
  for (const part of parts) if (starts.has(name(part[0])) && !ends.has(name(part[0]))) walk(part);
  for (const part of parts) if (starts.has(name(part[0]))) walk(part);
  return lines;
}

/** The line where a field has this value; `scale` is the length of one tile in the path. */
export function outline(samples: Samples, level: number, scale = 1): string {
  const digits = scale > 10 ? 1 : 4;
  const put = (value: number) => ((value * samples.step + samples.first) * scale).toFixed(digits);
  const text = (point: Point) => `${put(point[0])} ${put(point[1])}`;
  let path = "";
  for (const line of chains(segments(samples, level))) {
    if (line.length < 4) continue;
    path += `M${text(line[0]!)}`;
    for (let at = 1; at < line.length - 1; at++) {
      const here = line[at]!;
      const next = line[at + 1]!;
      path += `Q${text(here)} ${text([(here[0] + next[0]) / 2, (here[1] + next[1]) / 2])}`;
    }
    path += `L${text(line.at(-1)!)}`;
  }
  return path;
}

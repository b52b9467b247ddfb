/** Where everything lies on the board: camp and entrances above, below them the path as a serpentine through the rock. */
import type { Point } from "./noise";
import { random } from "./noise";

export interface Place extends Point {
  turn: number;
  scale: number;
}

export interface Frame {
  width: number;
  height: number;
  /** Free space at the bottom that the dock's cards lie over. */
  below: number;
}

export interface Layout {
  scale: number;
  /** Where the ground of the camp is. */
  camp: number;
  rows: number;
  columns: number;
  rowY: number[];
  /** Half the height of the tunnel. */
  half: number;
  cards: Place[];
  next: Place;
  /** Feet of the explorers inside, the foremost first. */
  explorers: Place[];
  /** Whether they look to the left. */
  leftwards: boolean;
  /** The tunnel's line: `lead` points from the entrance to the first row, then the rows. */
  line: Point[];
  lead: number;
  nextRow: number;
  torches: (Point & { row: number })[];
}

const CELL = 148;
const TIGHT = 188;
const LOOSE = 246;
const BIGGEST = 1.45;
/** Paths grow in steps, so that the cave does not shift with every card. */
const STEPS = [5, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28];

/** Cells that explorers take up. */
export function roomFor(explorers: number): number {
  return explorers <= 1 ? 1 : explorers <= 4 ? 2 : 3;
}

/** On which cells the explorers and the next card are, if `cards` lie in rows of `columns`. */
export function afterCards(cards: number, columns: number, room: number): { group: number; next: number } {
  const left = columns - (cards % columns);
  const group = left >= room ? cards : cards + left;
  return { group, next: group + room };
}

function grid(
  frame: Frame,
  camp: number,
  cards: number,
  room: number,
): { columns: number; rows: number; scale: number } {
  const size = STEPS.find((step) => step >= cards) ?? cards;
  let best = { columns: 4, rows: 2, scale: 0 };
  for (let columns = 3; columns <= 10; columns++) {
    const rows = Math.max(2, Math.ceil((afterCards(size, columns, room).next + 1) / columns));
    const across = frame.width / (columns * CELL + 12);
    const down = (frame.height - camp - frame.below) / (rows * TIGHT);
    const scale = Math.min(across, down, BIGGEST);
    if (scale > best.scale - 1e-9) best = { columns, rows, scale };
  }
  return best;
}

export function layout(frame: Frame, cards: number, inside: number, seats: number, entrance: number): Layout {
  const camp = Math.min(150, Math.max(78, frame.height * 0.205));
  const room = roomFor(seats);
  const { columns, rows, scale } = grid(frame, camp, cards, room);
  const free = frame.height - camp - frame.below;
  const pitch = Math.min(LOOSE * scale, free / rows);
  const top = camp + Math.max(0, (free - rows * pitch) / 2);
  const rowY = Array.from({ length: rows }, (_, row) => top + pitch * (row + 0.5) + 6 * scale);
  const across = Math.min(frame.width / columns, 172 * scale);
  const edge = (frame.width - across * columns) / 2;
  const cell = (at: number): Point => {
    const row = Math.floor(at / columns);
    const column = row % 2 === 0 ? at % columns : columns - 1 - (at % columns);
    return { x: edge + across * (column + 0.5), y: rowY[Math.min(row, rows - 1)]! };
  };
  const { group, next } = afterCards(cards, columns, room);
  const row = Math.floor(group / columns);
  const leftwards = row % 2 === 1;
  const by = random(entrance * 31 + 7);
  const places = Array.from({ length: cards }, (_, at) => {
    const lean = by(1.5, 4) * (at % 2 ? 1 : -1);
    return { x: cell(at).x + by(-4, 4) * scale, y: cell(at).y + by(-5, 5) * scale, turn: lean, scale };
  });
  const nextPlace = { ...cell(next), turn: leftwards ? -6 : 6, scale: scale * 0.9 };
  const half = Math.min(93 * scale, pitch * 0.47);
  return {
    scale,
    camp,
    rows,
    columns,
    rowY,
    half,
    cards: places,
    next: nextPlace,
    explorers: queue(cell(group), cell(group + room - 1), inside, scale, across),
    leftwards,
    ...serpentine(frame, camp, rowY, { edge, across, columns, half, scale }, entrance),
    nextRow: Math.floor(next / columns),
    torches: torches(rowY, columns, edge, across, half, scale),
  };
}

/** Explorers stand one behind the other, the foremost nearest to the dark. */
function queue(from: Point, to: Point, count: number, scale: number, across: number): Place[] {
  const way = Math.sign(to.x - from.x) || 1;
  const length = Math.abs(to.x - from.x) + across * 0.72;
  const gap = Math.min(100 * scale, length / Math.max(1, count));
  const size = Math.min(1.2 * scale, gap / 44);
  const middle = (from.x + to.x) / 2;
  return Array.from({ length: count }, (_, at) => ({
    x: middle + way * gap * ((count - 1) / 2 - at),
    y: from.y + 68 * scale + (at % 2 ? -11 : 3) * scale,
    turn: 0,
    scale: at === 0 ? size * 1.08 : size,
  }));
}

interface Rows {
  edge: number;
  across: number;
  columns: number;
  half: number;
  scale: number;
}

function serpentine(
  frame: Frame,
  camp: number,
  rowY: number[],
  rows: Rows,
  entrance: number,
): { line: Point[]; lead: number } {
  const { edge, across, columns, half, scale } = rows;
  const [left, right] = [edge + across / 2, edge + across * (columns - 0.5)];
  const first = rowY[0]!;
  const door = entranceX(frame.width, entrance);
  const roof = Math.max(camp + 18, first - half - 14 * scale);
  const points: Point[] = [
    { x: door, y: camp - 16 },
    { x: door - 6, y: Math.min(camp + 20, roof) },
    { x: door * 0.62 + left * 0.3, y: roof },
    { x: left + 20 * scale, y: roof + 24 * scale },
    { x: left - 44 * scale, y: first },
  ];
  rowY.forEach((y, row) => {
    const [from, to] = row % 2 === 0 ? [left, right] : [right, left];
    for (let at = 0; at < columns; at++)
      points.push({ x: from + ((to - from) * at) / (columns - 1), y: y + (at % 2 ? 4 : -4) * scale });
    const below = rowY[row + 1];
    if (below !== undefined) points.push({ x: to + (row % 2 === 0 ? 1 : -1) * 66 * scale, y: (y + below) / 2 });
    else points.push({ x: row % 2 === 0 ? frame.width + 90 : -90, y: y + 8 });
  });
  return { line: points, lead: 5 };
}

function torches(
  rowY: number[],
  columns: number,
  edge: number,
  across: number,
  half: number,
  scale: number,
): Layout["torches"] {
  return rowY.flatMap((y, row) => {
    const made: Layout["torches"] = [];
    for (let column = 1 + (row % 2); column < columns; column += 2)
      made.push({ x: edge + across * column, y: y - half + 4 * scale, row });
    return made;
  });
}

/** Entrances stand in the middle of the camp. */
export function entranceX(width: number, number: number): number {
  return width / 2 + (number - 3) * Math.min(76, width * 0.112);
}

/** A tent for each seat: half of them left of the entrances, half of them right. */
export function tents(width: number, seats: number): { x: number; scale: number }[] {
  const left = Math.ceil(seats / 2);
  const side = entranceX(width, 1) - Math.min(34, width * 0.05);
  return Array.from({ length: seats }, (_, seat) => {
    const [at, count] = seat < left ? [seat, left] : [seat - left, seats - left];
    const gap = side / Math.max(count, 2);
    const x = gap * (at + 0.5) + (count < 2 ? gap / 2 : 0);
    return { x: seat < left ? x : width - side + x, scale: Math.min(0.85, gap / 66, width / 620) };
  });
}

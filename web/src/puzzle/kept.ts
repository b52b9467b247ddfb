/** What this browser knows of puzzles: which were solved, with how many stars, and on which days. */
const PLACE = "speleo.puzzles";
const DAY_MS = 86_400_000;

export interface KeptPuzzle {
  /** Three at the first try, without a hint; none if the answer was looked at. */
  stars: number;
  solved: boolean;
  seen: boolean;
  wrong: number;
  hints: number;
}
interface Kept {
  puzzles: Record<string, KeptPuzzle>;
  /** Days on which the puzzle of the day was solved. */
  days: string[];
}
const NEW: KeptPuzzle = { stars: 0, solved: false, seen: false, wrong: 0, hints: 0 };

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    return { puzzles: found.puzzles ?? {}, days: Array.isArray(found.days) ? found.days : [] };
  } catch {
    return { puzzles: {}, days: [] };
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    return;
  }
}

export const keptPuzzle = (key: string): KeptPuzzle => ({ ...NEW, ...read().puzzles[key] });

/** What a try begins with: where it was left, or anew after a solution; an answer that was seen stays seen. */
export function begunPuzzle(key: string): KeptPuzzle {
  const kept = keptPuzzle(key);
  return kept.solved ? { ...NEW, seen: kept.seen } : kept;
}

/** The best result stays. */
export function keepPuzzle(key: string, now: KeptPuzzle): void {
  const kept = read();
  const before = { ...NEW, ...kept.puzzles[key] };
  const best = before.solved ? { ...before, stars: Math.max(before.stars, now.stars) } : now;
  write({ ...kept, puzzles: { ...kept.puzzles, [key]: best } });
}

export const keptDays = (): string[] => read().days;

export function keepDay(day: string): void {
  const kept = read();
  if (!kept.days.includes(day)) write({ ...kept, days: [...kept.days, day].sort().slice(-400) });
}

/** A day as people here count it: 2026-11-18. */
export const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");

const before = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY_MS).toISOString().slice(0, 10);

/** The last days up to and including this one. */
export const daysUpTo = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => before(day, count - 1 - at));

/** How many days in a row were solved, up to today or yesterday; one missed day in any seven is forgiven. */
export function streak(days: string[], today: string): number {
  const solved = new Set(days);
  let count = 0;
  let missed = -7;
  for (let back = solved.has(today) ? 0 : 1; back < 400; back++) {
    if (solved.has(before(today, back))) count++;
    else if (count > 0 && back - missed >= 7) missed = back;
    else break;
  }
  return count;
}

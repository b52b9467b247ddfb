/** What this browser knows of the lessons that were begun: how far each went, and which are done. */
const PLACE = "speleo.lessons";

export interface KeptLesson {
  path: string[];
  done: boolean;
}
interface Kept {
  lessons: Record<string, KeptLesson>;
  /** Games whose lesson nobody here needs. */
  known: string[];
}

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    return { lessons: found.lessons ?? {}, known: found.known ?? [] };
  } catch {
    return { lessons: {}, known: [] };
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    return;
  }
}

export function keptLesson(game: string, name: string): KeptLesson {
  return read().lessons[`${game}/${name}`] ?? { path: [], done: false };
}

export function keepLesson(game: string, name: string, now: KeptLesson): void {
  const kept = read();
  write({ ...kept, lessons: { ...kept.lessons, [`${game}/${name}`]: now } });
}

export const isKnown = (game: string): boolean => read().known.includes(game);

export function knowIt(game: string): void {
  const kept = read();
  if (!kept.known.includes(game)) write({ ...kept, known: [...kept.known, game] });
}

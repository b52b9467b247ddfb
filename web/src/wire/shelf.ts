/** The tables that this browser knows, with the secret of each; newest first. */
const PLACE = "speleo.tables";
const MOST = 60;

export interface Kept {
  id: string;
  token: string;
  game: string;
  title: string;
  at: number;
  over?: boolean;
  /** The seats that this browser holds there. */
  seats?: number[];
}

export function kept(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}

export function tokenOf(id: string): string {
  return kept().find((table) => table.id === id)?.token ?? "";
}

/** The seat of this browser's only person at a table; null: there is none, or several. */
export function seatOf(id: string): number | null {
  const seats = kept().find((table) => table.id === id)?.seats ?? [];
  return seats.length === 1 ? seats[0]! : null;
}

export function keep(table: Partial<Kept> & { id: string }): void {
  const known = kept();
  const old = known.find((other) => other.id === table.id) ?? { id: table.id, token: "", game: "", title: "", at: 0 };
  const rest = known.filter((other) => other.id !== table.id);
  localStorage.setItem(PLACE, JSON.stringify([{ ...old, at: Date.now(), ...table }, ...rest].slice(0, MOST)));
}

export function forget(id: string): void {
  localStorage.setItem(PLACE, JSON.stringify(kept().filter((table) => table.id !== id)));
}

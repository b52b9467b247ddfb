/** What this browser noted about the deal of each table: its own nonces, and what it was told before the start. */
const PLACE = "speleo.deals";
const MOST = 60;

export interface DealNote {
  /** The promise as it was when this browser first saw the table. */
  promise: string;
  /** Own nonces by round and seat, as `1.0`. */
  nonces: Record<string, string>;
  /** The pledges of each round as they stood before anything was revealed. */
  pledges: Record<string, string[]>;
  /** Which own nonces were given out. */
  revealed: string[];
}

type Notes = Record<string, DealNote>;

function read(): Notes {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return found && typeof found === "object" && !Array.isArray(found) ? (found as Notes) : {};
  } catch {
    return {};
  }
}

export function noteOf(id: string): DealNote | null {
  return read()[id] ?? null;
}

export function note(id: string, made: DealNote): void {
  const kept = Object.entries(read())
    .filter(([other]) => other !== id)
    .slice(1 - MOST);
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries([...kept, [id, made]])));
}

export const placeOf = (round: number, seat: number) => `${round}.${seat}`;

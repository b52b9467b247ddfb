/** What was taken back, and so does not stand any more. */
import type { LogEntry } from "../wire/types";

interface Numbered {
  serial: number;
  /** The serial that it takes the match back to; null: it takes nothing back. */
  back: number | null;
}

/** Which of these, by their place in the list, a later one took back. */
export function takenBack(steps: Numbered[]): Set<number> {
  const gone = new Set<number>();
  let stands: number[] = [];
  steps.forEach(({ back }, at) => {
    if (back !== null) {
      for (const one of stands.filter((other) => steps[other]!.serial > back)) gone.add(one);
      stands = stands.filter((other) => !gone.has(other));
    } else stands.push(at);
  });
  return gone;
}

/** The numbers of the log's entries whose events were taken back. */
export function undoneSeqs(happened: LogEntry[]): Set<number> {
  const played = happened.filter((entry) => typeof entry.serial === "number");
  const steps = played.map((entry) => ({ serial: entry.serial!, back: entry.what === "undone" ? entry.to! : null }));
  return new Set([...takenBack(steps)].map((at) => played[at]!.seq));
}

/** The log of a table, as far as the screen has come. */
import type { LogEntry, Told } from "../wire/types";
import { withoutForgotten } from "./forgotten";
import { undoneSeqs } from "./undone";

export class TableLog {
  entries = $state.raw<LogEntry[]>([]);

  /** All events, oldest first, with those that were taken back. */
  readonly told = $derived(this.entries.flatMap((entry) => entry.events));

  /** Write down what a shot tells, and say which entries are new. An entry comes again when more of it is told. */
  add(told: LogEntry[]): LogEntry[] {
    const known = this.entries.at(-1)?.seq ?? 0;
    const fresh = told.filter((entry) => entry.seq > known);
    const kept = this.entries.filter((entry) => !told.some((other) => other.seq === entry.seq));
    this.entries = withoutForgotten([...kept, ...told], fresh);
    return fresh;
  }

  /** The events of the line of play that stands, among the first `upto` that were told. */
  standing(upto = Infinity): Told[] {
    const gone = undoneSeqs(this.entries);
    let left = upto;
    return this.entries.flatMap((entry) => {
      const seen = entry.events.slice(0, Math.max(0, left));
      left -= entry.events.length;
      return gone.has(entry.seq) ? [] : seen;
    });
  }

  /** The entries without the newest events, of which the board is still acting out `untold`. */
  without(untold: number): LogEntry[] {
    const made = [...this.entries];
    for (let at = made.length - 1; at >= 0 && untold > 0; at--) {
      const entry = made[at]!;
      const kept = Math.max(0, entry.events.length - untold);
      untold -= entry.events.length - kept;
      made[at] = { ...entry, events: entry.events.slice(0, kept) };
    }
    return made;
  }

  /** Whether one of these seats has said something that still stands here. */
  hasWordsOf(seats: number[]): boolean {
    return this.entries.some((entry) => entry.what === "said" && entry.text && seats.includes(entry.seat ?? -1));
  }

  /** By whom the table was closed, if it was. */
  get closedBy(): string {
    return this.entries.findLast((entry) => entry.what === "closed")?.why ?? "host";
  }
}

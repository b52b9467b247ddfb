/** What people took back is taken out of what this browser was told before. */
import type { LogEntry } from "../wire/types";

export function withoutForgotten(happened: LogEntry[], fresh: LogEntry[]): LogEntry[] {
  const talk = new Set(fresh.filter((entry) => entry.what === "forgot").flatMap((entry) => entry.seqs ?? []));
  if (talk.size === 0) return happened;
  return happened.map((entry) => (entry.what === "said" && talk.has(entry.seq) ? { ...entry, text: "" } : entry));
}

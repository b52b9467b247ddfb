/** Several people who share a screen share its shelf: whose matches are whose. */
import type { Memento } from "./device";

export const nameOf = (match: Memento) => match.seats[match.seat]?.name ?? "";

/** The people who played together at this screen, by name; nobody, where it was always one person. */
export function peopleOf(matches: Memento[]): string[] {
  const shared = matches.filter((match) => matches.some((other) => other.table === match.table && other !== match));
  return [...new Set(shared.map(nameOf).filter((name) => name !== ""))].sort((a, b) => a.localeCompare(b));
}

/** The matches of one of them; of all (`""`) each match once, as it ended for the best of them. */
export function matchesOf(matches: Memento[], who: string): Memento[] {
  if (who) return matches.filter((match) => nameOf(match) === who);
  const place = (match: Memento) => match.seats[match.seat]?.place ?? Infinity;
  return matches.filter(
    (match) =>
      !matches.some(
        (other) =>
          other.table === match.table &&
          (place(other) < place(match) || (place(other) === place(match) && other.seat < match.seat)),
      ),
  );
}

/** Who a finished match is told to: one person is spoken to, several at one screen and those who look on hear names. */
import type { Account, Standing } from "../wire/types";

interface Told {
  mine: number[];
  names: string[];
}

/** The seat that is spoken to as "you", or null. */
export function viewerOf({ mine }: Pick<Told, "mine">): number | null {
  return mine.length === 1 ? mine[0]! : null;
}

/** Who has won, as a word by which a sentence is chosen. */
export function whoWon(standings: Standing[], viewer: number | null): "you" | "one" | "many" | "nobody" {
  const winners = standings.filter((one) => one.winner);
  if (winners.length === 0) return "nobody";
  if (winners.length > 1) return "many";
  return winners[0]!.seat === viewer ? "you" : "one";
}

/** The best seat that has not won, and by how much it is behind. */
export function next(account: Account, standings: Standing[]): { seat: number; behind: number } | null {
  const winner = standings.find((one) => one.winner);
  const second = standings.find((one) => !one.winner);
  if (!winner || !second) return null;
  return { seat: second.seat, behind: account.figures[winner.seat]?.["ahead"] ?? 0 };
}

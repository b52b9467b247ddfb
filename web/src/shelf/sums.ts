/** What a shelf comes to: how often, how much, and how far each badge is. The numbers of a match are the server's. */
import type { BadgeFacts, Memento } from "./device";

export interface Sums {
  matches: number;
  won: number;
  /** In percent. */
  rate: number;
  mean: number;
  best: number;
  /** The latest results, oldest first. */
  lately: number[];
}

const LATELY = 10;

/** `figure` is what is compared: points, or cavers saved where all win or lose together. */
export function sumsOf(matches: Memento[], figure: string): Sums {
  const numbers = matches.map((match) => match.figures[figure] ?? 0);
  const won = matches.filter((match) => match.figures["won"]).length;
  return {
    matches: matches.length,
    won,
    rate: matches.length > 0 ? Math.round((100 * won) / matches.length) : 0,
    mean: matches.length > 0 ? Math.round(numbers.reduce((sum, one) => sum + one, 0) / matches.length) : 0,
    best: Math.max(0, ...numbers),
    lately: numbers.slice(0, LATELY).reverse(),
  };
}

export function bestOf(matches: Memento[], figure: string): number {
  return Math.max(0, ...matches.map((match) => match.figures[figure] ?? 0));
}

export interface Progress {
  badge: BadgeFacts;
  done: number;
  earned: boolean;
}

/** How far a badge is: in one match, in all together, or in so many different games. */
export function progressOf(badge: BadgeFacts, matches: Memento[]): Progress {
  const own = matches.filter((match) => !badge.game || match.game === badge.game);
  const numbers = own.map((match) => match.figures[badge.figure] ?? 0);
  const games = new Set(own.filter((match) => match.figures[badge.figure]).map((match) => match.game));
  const done = { best: Math.max(0, ...numbers), sum: numbers.reduce((sum, one) => sum + one, 0), games: games.size }[
    badge.how
  ];
  return { badge, done: Math.min(done, badge.needs), earned: done >= badge.needs };
}

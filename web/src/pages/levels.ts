/** Which bots a table offers: one of each level, weakest first, then everybody whom the host of the server has invited. */
import { say } from "../texts/say.svelte";
import type { CastFacts } from "../wire/games.svelte";

export function levelsOf(cast: CastFacts[]): CastFacts[] {
  return cast
    .filter((one, at) => isVisitor(one) || cast.findIndex((other) => other.level === one.level) === at)
    .sort((one, other) => Number(isVisitor(one)) - Number(isVisitor(other)) || one.level - other.level);
}

/** A bot that somebody else has written: nobody knows how strong it is. */
export const isVisitor = (one: CastFacts): boolean => one.level === 0;

/** What a choice of bots calls it: its level, or the name of a visitor. */
export const levelName = (one: CastFacts): string => (isVisitor(one) ? one.bot : say(`web-level-${one.level}`));

/** One level below a kind of bot, or that kind itself if there is none. */
export function weaker(levels: CastFacts[], bot: string): string {
  const at = levels.findIndex((one) => one.bot === bot);
  return levels[Math.max(0, at - 1)]?.bot ?? bot;
}

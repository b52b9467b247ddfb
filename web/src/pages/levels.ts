/** Which bots a table offers: one of each level, weakest first. */
import type { CastFacts } from "../wire/games.svelte";

export function levelsOf(cast: CastFacts[]): CastFacts[] {
  return cast
    .filter((one, at) => cast.findIndex((other) => other.level === one.level) === at)
    .sort((one, other) => one.level - other.level);
}

/** One level below a kind of bot, or that kind itself if there is none. */
export function weaker(levels: CastFacts[], bot: string): string {
  const at = levels.findIndex((one) => one.bot === bot);
  return levels[Math.max(0, at - 1)]?.bot ?? bot;
}

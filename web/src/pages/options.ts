/** The words for what can be agreed before a match. */
import { has, say } from "../texts/say.svelte";
import type { GameFacts } from "../wire/api";

type Option = GameFacts["options"][number];

/** Options that everybody should see; the others are for people who know the game. */
const FIRST: Record<string, string[]> = { diamant: ["chests"], subterra: ["difficulty"] };

export function optionName(game: string, name: string): string {
  return say(`${game}-option-${name}`);
}

export function choiceName(game: string, name: string, value: string): string {
  return say(`${game}-option-${name}-${value}`);
}

/** One plain sentence about a choice or an edition, where there is one. */
export function about(key: string): string | undefined {
  return has(key) ? say(key) : undefined;
}

export function split(game: string, options: Option[]): { first: Option[]; rest: Option[] } {
  const names = FIRST[game] ?? [];
  return {
    first: options.filter((option) => names.includes(option.name)),
    rest: options.filter((option) => !names.includes(option.name)),
  };
}

const HOUR = 3600;
const DAY = 24 * HOUR;
export const TURN_CLOCKS = [0, 120, 600, DAY];
export const MATCH_CLOCKS = [0, 900, 1800, HOUR, 14 * DAY];

export function clockName(seconds: number): string {
  if (seconds === 0) return say("web-clock-none");
  if (seconds < HOUR) return say("web-clock-minutes", { minutes: Math.round(seconds / 60) });
  if (seconds < DAY) return say("web-clock-hours", { hours: Math.round(seconds / HOUR) });
  return say("web-clock-days", { days: Math.round(seconds / DAY) });
}

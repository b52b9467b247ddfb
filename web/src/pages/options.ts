/** The words for what can be agreed before a match. */
import { say } from "../texts/say.svelte";
import type { GameFacts } from "../wire/games.svelte";

type Option = GameFacts["options"][number];

export function optionName(game: string, name: string): string {
  return say(`${game}-option-${name}`);
}

export function choiceName(game: string, name: string, value: string): string {
  return say(`${game}-option-${name}-${value}`);
}

/** Options that everybody should see, and those for people who know the game. */
export function split(options: Option[]): { first: Option[]; rest: Option[] } {
  return { first: options.filter((option) => option.first), rest: options.filter((option) => !option.first) };
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

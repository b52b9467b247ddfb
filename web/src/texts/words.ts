/** What is said of a game: its own words where it has any, else those that fit every game. */
import { type Args, has, say } from "./say.svelte";

export function gameWord(game: string, what: string, otherwise: string, args: Args = {}): string {
  const key = `${game}-${what}`;
  return say(has(key) ? key : otherwise, args);
}

/** One plain sentence, where there is one. */
export function about(key: string): string | undefined {
  return has(key) ? say(key) : undefined;
}

/** What a game promises on its card. */
export function promiseOf(game: string): string {
  return about(`${game}-promise`) ?? about(`${game}-tagline`) ?? "";
}

/** A sentence of the app about one game where it has one, else the one for every game. */
export function either(key: string, otherwise: string, args: Args = {}): string {
  return say(has(key) ? key : otherwise, args);
}

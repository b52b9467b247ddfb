/** Why the server did not do something, in the chosen language where there are words for it. */
import { Refusal } from "../wire/api";
import { has, say } from "./say.svelte";

export function problemText(problem: string, said: string): string {
  const key = `web-problem-${problem}`;
  return has(key) ? say(key) : said;
}

export function errorText(error: unknown): string {
  if (error instanceof Refusal && error.line > 0)
    return say("web-problem-in-record", { line: error.line, step: error.step, said: error.message });
  if (error instanceof Refusal) return problemText(error.problem, error.message);
  return error instanceof Error ? error.message : String(error);
}

/** Why there is no replay of something. */
export function noFilm(error: unknown): string {
  if (error instanceof Refusal && error.status === 404) return say("web-no-table");
  return error instanceof Error ? error.message : "";
}

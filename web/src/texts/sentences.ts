/** Events and actions as sentences: the same keys and arguments as in the terminal. */
import type { Entry, Told } from "../wire/types";
import { type Args, has, listed, say } from "./say.svelte";

/** `TreasureFound` as `treasure-found`. */
export function hyphened(name: string): string {
  return name.replace(/(?!^)([A-Z])/g, "-$1").toLowerCase();
}

/** A list of things in notation, such as `4 prov, rope`, with the names that a game has for them. */
export function items(game: string, text: string): string {
  return text
    .split(", ")
    .map((part) => {
      const at = part.lastIndexOf(" ");
      const [number, word] = at < 0 ? ["", part] : [part.slice(0, at), part.slice(at + 1)];
      const key = `${game}-item-${word}`;
      return has(key) && /^\d*$/.test(number) ? say(key, { count: Number(number || 1) }) : part;
    })
    .join(", ");
}

/** The facts of an event or action as arguments: seats by name, lists with their count, texts also by first word and rest. */
export function args(game: string, facts: Record<string, unknown>, names: string[]): Args {
  const made: Args = {};
  for (const [name, value] of Object.entries(facts)) {
    if ((name === "seat" || name.endsWith("_seat")) && typeof value === "number") made[name] = names[value] ?? "";
    else if (name.endsWith("seats") && Array.isArray(value)) {
      made[name] = listed(value.map((seat: number) => names[seat] ?? ""));
      made[`${name}_count`] = value.length;
    } else if (Array.isArray(value)) {
      made[name] = value.join(", ");
      made[`${name}_count`] = value.length;
    } else if (typeof value === "number" || typeof value === "boolean") made[name] = Number(value);
    else {
      const text = String(value);
      const space = text.indexOf(" ");
      made[name] = text;
      made[`${name}_items`] = items(game, text);
      made[`${name}_sort`] = space < 0 ? text : text.slice(0, space);
      made[`${name}_rest`] = space < 0 ? "" : text.slice(space + 1);
    }
  }
  return made;
}

export function eventText(game: string, event: Told, names: string[]): string {
  return say(`${game}-event-${hyphened(event.event)}`, args(game, event, names));
}

/** An event for people who see the board: where the game has words for what the picture shows of it, with these. */
export function sceneText(game: string, event: Told, names: string[], seen: Args | null | undefined): string {
  const key = `${game}-seen-${hyphened(event.event)}`;
  return seen && has(key) ? say(key, { ...args(game, event, names), ...seen }) : eventText(game, event, names);
}

export function actionText(
  game: string,
  entry: Pick<Entry, "action" | "kind" | "values">,
  names: string[] = [],
): string {
  return say(`${game}-action-${entry.kind}`, { ...args(game, entry.values, names), notation: entry.action });
}

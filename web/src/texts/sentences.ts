/** Events and actions as sentences: the same keys and arguments as in the terminal. */
import type { Offer, Place, Saying, Thing, Things, Told } from "../wire/types";
import { type Args, has, listed, say } from "./say.svelte";

/** Who reads: what everybody is called, and the reader's own seat, if this screen is one person's. */
export interface Reader {
  names: string[];
  you: number | null;
}

/** A piece of a sentence; one that says a place has it beside it. */
export interface SentencePart {
  text: string;
  place: Place | null;
}

/** What is told beside the facts of an event or action: where, and what its texts name. */
interface Beside {
  place?: Place;
  things?: Things;
}

/** Stands around a place in a sentence until it is cut into pieces. */
const EDGE = "\u2063";
const PLACED = ["at", "to", "where"];

/** `TreasureFound` as `treasure-found`. */
export function hyphened(name: string): string {
  return name.replace(/(?!^)([A-Z])/g, "-$1").toLowerCase();
}

/** Things with the names that a game has for them, if it has any, and how many of each. */
export function items(game: string, things: Thing[]): string {
  return things
    .map(({ name, count }) => (has(`${game}-item-${name}`) ? say(`${game}-item-${name}`, { count }) : name))
    .join(", ");
}

/**
 * The facts of an event or action as arguments: seats by name, lists with their count and without the reader, cells also in
 * words, and what texts name as a list and by sort and particulars.
 */
export function args(game: string, facts: object, { names, you }: Reader, { place, things }: Beside): Args {
  const made: Args = {};
  for (const [name, value] of Object.entries(facts)) {
    if (name === "place" || name === "things") continue;
    if ((name === "seat" || name.endsWith("_seat")) && typeof value === "number") made[name] = names[value] ?? "";
    else if (name.endsWith("seats") && Array.isArray(value)) {
      made[name] = listed(value.map((seat: number) => names[seat] ?? ""));
      made[`${name}_count`] = value.length;
      const others = value.filter((seat: number) => seat !== you).map((seat: number) => names[seat] ?? "");
      made[`${name}_others`] = listed(others);
      made[`${name}_others_count`] = others.length;
    } else if (name === "cell") {
      for (const how of PLACED) made[`cell_${how}`] = EDGE + placeText(game, String(value), place, how) + EDGE;
    } else if (Array.isArray(value)) {
      made[name] = value.join(", ");
      made[`${name}_count`] = value.length;
    } else if (typeof value === "number" || typeof value === "boolean") made[name] = Number(value);
    else made[name] = made[`${name}_items`] = String(value);
  }
  for (const [name, named] of Object.entries(things ?? {})) {
    made[`${name}_items`] = items(game, named);
    made[`${name}_sort`] = named[0]?.name ?? "";
    made[`${name}_rest`] = named[1]?.name ?? "";
  }
  return made;
}

/** A place in words: in which space (`at`), into which (`to`), or where it lies without what it is (`where`). */
export function placeText(game: string, cell: string, place: Place | undefined, how: string): string {
  return place ? say(`${game}-place-${how}`, { ...place }) : say(`place-${how}`, { cell });
}

/**
 * The sentence for the reader, where a fact names them: `KEY-you`, or `KEY-PREFIX-you` for `PREFIX_seats`. The last such fact
 * decides. Whoever does something for nobody else has `KEY-self`.
 */
function addressed(key: string, facts: object, { you }: Reader): string {
  if ("target" in facts && "caver" in facts && facts.target === facts.caver && has(`${key}-self`)) return `${key}-self`;
  if (you === null) return key;
  for (const [name, value] of Object.entries(facts).reverse()) {
    const [, prefix, many] = /^(?:(\w+)_)?seat(s?)$/.exec(name) ?? [];
    const named = many === "" ? value === you : Array.isArray(value) && value.includes(you);
    const found = prefix ? `${key}-${prefix}-you` : `${key}-you`;
    if (many !== undefined && named && has(found)) return found;
  }
  return key;
}

/** A sentence about people: `KEY-you` where the reader is one of them. */
export function sayOf(key: string, seats: number[], { names, you }: Reader, more: Args = {}): string {
  const called = listed(seats.map((seat) => names[seat] ?? ""));
  const others = seats.filter((seat) => seat !== you).map((seat) => names[seat] ?? "");
  const about = {
    name: called,
    names: called,
    count: seats.length,
    others: listed(others),
    others_count: others.length,
  };
  const mine = you !== null && seats.includes(you) && has(`${key}-you`);
  return say(mine ? `${key}-you` : key, { ...about, ...more });
}

/** An event as a sentence in pieces, so that its place can be lit up. */
export function eventPieces(game: string, event: Told, reader: Reader): SentencePart[] {
  const key = addressed(`${game}-event-${hyphened(event.event)}`, event, reader);
  const said = say(key, args(game, event, reader, event));
  return said
    .split(EDGE)
    .map((text, at) => ({ text, place: at % 2 === 1 ? (event.place ?? null) : null }))
    .filter((piece) => piece.text);
}

export function eventText(game: string, event: Told, reader: Reader): string {
  return eventPieces(game, event, reader)
    .map((piece) => piece.text)
    .join("");
}

/** An event in a word or two, beside others of the same seat; where the game has none, the whole sentence. */
export function briefText(game: string, event: Told, reader: Reader): string {
  const key = `${game}-brief-${hyphened(event.event)}`;
  if (!has(key)) return eventText(game, event, reader);
  return say(key, args(game, event, reader, event)).replaceAll(EDGE, "");
}

export function actionText(
  game: string,
  entry: Pick<Offer, "action" | "kind" | "values"> & Beside,
  reader: Reader = { names: [], you: null },
): string {
  const key = addressed(`${game}-action-${entry.kind}`, entry.values, reader);
  if (!has(key)) return entry.action;
  return say(key, { ...args(game, entry.values, reader, entry), notation: entry.action }).replaceAll(EDGE, "");
}

/** What an action does, for whoever asks what they can do; empty where the game does not say. */
export function canText(game: string, entry: Pick<Offer, "kind" | "values"> & Beside): string {
  const key = `${game}-can-${entry.kind}`;
  return has(key)
    ? say(key, args(game, entry.values, { names: [], you: null }, { things: entry.things })).replaceAll(EDGE, "")
    : "";
}

/** A sentence that the game asks for: seats by name, and what is itself to be said first. */
export function sayingText(saying: Saying, reader: Reader): string {
  const { names } = reader;
  const made: Args = {};
  for (const [name, value] of Object.entries(saying.args)) {
    if (name === "seat" && typeof value === "number") made[name] = names[value] ?? "";
    else if (Array.isArray(value)) {
      made[name] = listed(value.map((seat) => names[seat] ?? ""));
      made[`${name}_count`] = value.length;
    } else made[name] = typeof value === "object" ? sayingText(value, reader) : value;
  }
  return say(saying.key, made);
}

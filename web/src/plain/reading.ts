/**
 * A view of any game as parts that can be shown: lines, lists, tables and groups.
 *
 * What a field is called stands in the catalogue of the game as `GAME-view-FIELD`, what its words mean as
 * `GAME-value-WORD`. A field `seat` or `…_seat` is a seat, `…seats` are several; the field `seats` and all lists
 * `seat_…` have one entry for each seat and are shown beside its name.
 */
import { about } from "../texts/words";
import { say } from "../texts/say.svelte";

export type Part =
  | { kind: "line"; label: string; text: string; number: boolean }
  | { kind: "list"; label: string; items: string[] }
  | { kind: "table"; label: string; heads: string[]; rows: string[][] }
  | { kind: "group"; label: string; parts: Part[] };

type Fields = Record<string, unknown>;

const VIEWER = "viewer";
const SEATS = "seats";
const EACH_SEAT = /^seat_/;
const A_SEAT = /(^|_)seat$/;
const SOME_SEATS = /_seats$/;
const NOTHING = "–";

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function ofSeats(name: string, value: unknown): value is unknown[] {
  return (name === SEATS || EACH_SEAT.test(name)) && Array.isArray(value);
}

/** `taken_back` as `Taken back`, where the game has no word for it. */
function label(game: string, name: string): string {
  const plain = name.replace(EACH_SEAT, "").replaceAll("_", " ");
  return about(`${game}-view-${name}`) ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

function text(game: string, name: string, value: unknown, names: string[]): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return say(value ? "menu-yes" : "menu-no");
  if (typeof value === "number") return A_SEAT.test(name) ? (names[value] ?? NOTHING) : String(value);
  if (Array.isArray(value)) return value.map((item) => text(game, name, item, names)).join(", ") || NOTHING;
  if (isFields(value))
    return Object.entries(value)
      .map(([inner, item]) => `${label(game, inner)} ${text(game, inner, item, names)}`)
      .join(", ");
  return about(`${game}-value-${String(value)}`) ?? String(value);
}

function part(game: string, name: string, value: unknown, names: string[]): Part {
  const called = label(game, name);
  if (isFields(value)) return { kind: "group", label: called, parts: fieldParts(game, value, names) };
  if (!Array.isArray(value)) {
    const number = typeof value === "number" && !A_SEAT.test(name);
    return { kind: "line", label: called, text: text(game, name, value, names), number };
  }
  const items = value as unknown[];
  if (items.length > 0 && items.every(isFields)) {
    const columns = Object.keys(items[0]!);
    return {
      kind: "table",
      label: called,
      heads: columns.map((column) => label(game, column)),
      rows: items.map((item) => columns.map((column) => text(game, column, item[column], names))),
    };
  }
  const one = SOME_SEATS.test(name) ? "seat" : "";
  return { kind: "list", label: called, items: items.map((item) => text(game, one, item, names)) };
}

function fieldParts(game: string, fields: Fields, names: string[]): Part[] {
  return Object.entries(fields).map(([name, value]) => part(game, name, value, names));
}

/** Everything that a view says of the table as a whole. */
export function partsOf(game: string, view: unknown, names: string[]): Part[] {
  const fields = Object.entries(isFields(view) ? view : {});
  return fields
    .filter(([name, value]) => name !== VIEWER && !ofSeats(name, value))
    .map(([name, value]) => part(game, name, value, names));
}

/** What a view says of each seat. */
export function seatParts(game: string, view: unknown, names: string[]): Part[][] {
  const lists = Object.entries(isFields(view) ? view : {}).filter(([name, value]) => ofSeats(name, value));
  return names.map((_, seat) =>
    lists.flatMap(([name, list]) => {
      const value = (list as unknown[])[seat];
      return name === SEATS && isFields(value) ? fieldParts(game, value, names) : [part(game, name, value, names)];
    }),
  );
}

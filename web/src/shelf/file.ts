/** A shelf as a file: to keep it, or to carry it to another device. */
import { MOST, type Memento } from "./device";

const KIND = "speleo shelf";
const VERSION = 1;
/** More is no shelf of ours. */
const MOST_BYTES = 4_000_000;

export function shelfText(matches: Memento[]): string {
  return JSON.stringify({ kind: KIND, version: VERSION, matches }, null, 1);
}

/** What is wrong with a file: the sentence for it, and at which match. */
export class BadShelf extends Error {
  constructor(
    readonly key: string,
    readonly number = 0,
  ) {
    super(key);
  }
}

const isText = (value: unknown) => typeof value === "string" && value.length < 200;
const isNumber = (value: unknown) => typeof value === "number" && Number.isFinite(value);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function isSeat(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { kind, bot, name, points, place, winner } = value;
  return [kind, bot, name].every(isText) && [points, place].every(isNumber) && typeof winner === "boolean";
}

function isMemento(value: unknown): value is Memento {
  if (!isObject(value)) return false;
  const { table, title, game, edition, reason, seat, at, seconds, chapters, seats, figures } = value;
  if (![table, title, game, edition, reason].every(isText) || ![seat, at, seconds, chapters].every(isNumber))
    return false;
  if (!/^[a-z][a-z0-9-]*$/.test(String(game)) || !/^[\w-]+$/.test(String(table))) return false;
  if (!Array.isArray(seats) || seats.length > 12 || !seats.every(isSeat) || !seats[Number(seat)]) return false;
  return isObject(figures) && Object.values(figures).every(isNumber);
}

/** The matches in a file; it is taken as a whole or not at all. */
export function readShelf(text: string): Memento[] {
  if (text.length > MOST_BYTES) throw new BadShelf("web-shelf-file-large");
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new BadShelf("web-shelf-file-other");
  }
  if (!isObject(found) || found.kind !== KIND || !Array.isArray(found.matches))
    throw new BadShelf("web-shelf-file-other");
  if (found.version !== VERSION) throw new BadShelf("web-shelf-file-newer");
  const matches: unknown[] = found.matches;
  if (matches.length > MOST) throw new BadShelf("web-shelf-file-large");
  return matches.map((match, at) => {
    if (!isMemento(match)) throw new BadShelf("web-shelf-file-damaged", at + 1);
    return match;
  });
}

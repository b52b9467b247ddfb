/** What parts, blanks and choices of a box are called: the game's own words where it has any. */
import { has, say } from "../texts/say.svelte";
import type { Blank, BoxProblem, BoxPart, BoxRow, Value } from "../wire/boxes";

const plain = (name: string): string => name.replace(/[^a-z0-9-]+/gi, "-");

function first(keys: string[], otherwise: string): string {
  const known = keys.find(has);
  return known ? say(known) : otherwise;
}

export const partName = (game: string, part: string): string =>
  first([`web-box-${game}-${plain(part)}`, `web-box-part-${plain(part)}`], part);

export const partMore = (game: string, part: string): string => first([`web-box-${game}-${plain(part)}-more`], "");

export const blankName = (game: string, part: string, blank: string): string =>
  first(
    [
      `web-box-${game}-${plain(part)}-${plain(blank)}`,
      `web-box-blank-${plain(blank)}`,
      `${game}-card-${blank}`,
      `${game}-kind-${blank}`,
    ],
    blank,
  );

export const choiceName = (game: string, blank: string, choice: string): string =>
  first(
    [
      `web-box-choice-${plain(choice)}`,
      `${game}-kind-${choice}`,
      ...(blank === "kind" ? [`${game}-card-${choice}`] : []),
      `${game}-tile-${choice}`,
      `${game}-option-difficulty-${choice}`,
    ],
    choice,
  );

export const sideName = (side: string): string => say(`web-box-side-${side.toLowerCase()}`);

/** What is wrong, in words: without words of ours those of the server. */
export function faultText(game: string, problem: BoxProblem): string {
  const key = `web-box-fault-${problem.key}`;
  if (!problem.key || !has(key)) return problem.said;
  const { kind, level, ...rest } = problem.values;
  return say(key, {
    ...rest,
    kind: kind === undefined ? "" : choiceName(game, "kind", String(kind)),
    level: level === undefined ? "" : choiceName(game, "level", String(level)),
  });
}

/** Where it is wrong: the part, the tile, the blank. */
export function placeText(game: string, parts: BoxPart[], { part, row, blank }: BoxProblem["place"]): string {
  const found = parts.find((one) => one.name === part);
  if (!found) return say("web-box-whole");
  const where = [partName(game, part)];
  if (row >= 0 && found.most > 1)
    where.push(say(found.shape === "tiles" ? "web-box-tile" : "web-box-row", { number: row + 1 }));
  if (blank) where.push(blankName(game, part, blank));
  return where.join(" · ");
}

/** The blanks of a row that have a meaning in it. */
export function counting(blanks: Blank[], row: BoxRow): Blank[] {
  return blanks.filter(({ only }) => !only || only.values.includes(String(row[only.blank])));
}

/** A row with what has a meaning in it, to be drawn. */
export function meant(blanks: Blank[], row: BoxRow): BoxRow {
  return Object.fromEntries(counting(blanks, row).map(({ name }) => [name, row[name]!]));
}

/** The sides in a blank of sides. */
export const listed = (value: Value | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);

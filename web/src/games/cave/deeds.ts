/** The buttons of the dock, in their order, and when each is shown. */
import type { CaveEntry, CaveView } from "../../wire/types";
import { key } from "./cave";
import { readTent } from "./load";
import type { GlyphName } from "./pieces/glyphs";

export interface Deed {
  kind: CaveEntry["kind"];
  glyph: GlyphName;
  entries: CaveEntry[];
  /** What to ask for when it is not possible. */
  notation: string;
}

const DEEDS: [CaveEntry["kind"], GlyphName, string][] = [
  ["discover", "discover", "discover"],
  ["photo", "snap", "photo"],
  ["dive", "dive", "dive half"],
  ["pitch", "pitch", "pitch"],
  ["pack-tent", "strike", "pack tent"],
  ["take-tent", "strike", "take tent"],
  ["exchange", "exchange", "exchange"],
  ["repack", "repack", "repack"],
  ["abandon", "abandon", "abandon"],
  ["discard", "discard", "discard"],
  ["skip", "vote", "skip"],
  ["end", "end", "end"],
];
const ALWAYS = ["discover", "photo", "dive", "discard", "end"];

/** What is always there, what is possible, and what the place where the team stands suggests. */
export function deeds(legal: CaveEntry[], view: CaveView, seat: number): Deed[] {
  const team = view.teams[seat];
  if (!team) return [];
  const base = view.spaces[0]!;
  const home = key(team) === key(base);
  const tent = readTent(team.tent).state;
  const atTent = team.tent_place !== null && key({ x: team.tent_place[0], y: team.tent_place[1] }) === key(team);
  const suggested = new Set<string>(ALWAYS);
  if (home) suggested.add("repack");
  if (tent === "packed") suggested.add("pitch");
  else if (atTent) ["pack-tent", "exchange"].forEach((kind) => suggested.add(kind));
  else if (tent === "base" && home) suggested.add("take-tent");
  return DEEDS.flatMap(([kind, glyph, notation]) => {
    const entries = legal.filter((entry) => entry.kind === kind);
    return entries.length > 0 || suggested.has(kind) ? [{ kind, glyph, entries, notation }] : [];
  });
}

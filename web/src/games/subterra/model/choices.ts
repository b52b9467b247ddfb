/** Legal entries as places on the board that can be touched. Nothing is decided here: only legal entries become targets. */
import type { SubTerraOffer } from "../../../wire/types";
import { type Spot, keyOf, spotAt } from "./cave";

export interface Target {
  spot: Spot;
  /** The first is what a tap on the tile does. */
  options: SubTerraOffer[];
}

/** Where a kind of action is shown if nothing was chosen in the dock; what comes first wins a tap. */
const SHOWN = [
  "repel",
  "step",
  "move",
  "swim",
  "squeeze",
  "excavate",
  "dig",
  "explore",
  "reveal",
  "surface",
  "spawn",
  "path",
  "order",
];
/** Shown without being asked for only where nothing simpler leads to the tile. */
const LONG_WAYS = ["sprint", "run"];

export type CaverOffer = Extract<SubTerraOffer, { values: { caver: string } }>;

/** Whether an entry names a caver. */
export function namesCaver(entry: SubTerraOffer): entry is CaverOffer {
  return "caver" in entry.values;
}

/** What can be touched: everything that is legal of the chosen kind, or the plain ways if none was chosen. */
export function targets(legal: SubTerraOffer[], chosen: string | null): Target[] {
  const found = new Map<string, Target>();
  const add = (entry: SubTerraOffer) => {
    if (!entry.at) return;
    const spot = spotAt(entry.at);
    const target = found.get(keyOf(spot)) ?? { spot, options: [] };
    target.options.push(entry);
    found.set(keyOf(spot), target);
  };
  for (const kind of chosen ? [chosen] : SHOWN)
    if (kind !== "demolish") legal.filter((entry) => entry.kind === kind).forEach(add);
  if (!chosen)
    for (const kind of LONG_WAYS)
      for (const entry of legal.filter((other) => other.kind === kind))
        if (entry.at && !found.has(keyOf(spotAt(entry.at)))) add(entry);
  return [...found.values()];
}

/** Walls that may be blasted, if that was chosen: each with what lies behind it. */
export function walls(legal: SubTerraOffer[], chosen: string | null): { entry: SubTerraOffer; behind: Spot }[] {
  if (chosen !== "demolish") return [];
  return legal.flatMap((entry) => (entry.kind === "demolish" && entry.at ? [{ entry, behind: spotAt(entry.at) }] : []));
}

/** The lowest price among the entries of a kind. */
export function cheapest(legal: SubTerraOffer[], kind: string): SubTerraOffer | undefined {
  const of = legal.filter((entry) => entry.kind === kind);
  return of.reduce<SubTerraOffer | undefined>(
    (best, entry) => (!best || entry.price.risk < best.price.risk ? entry : best),
    undefined,
  );
}

/** Legal entries as places on the board that can be touched. Nothing is decided here: only legal entries become targets. */
import type { SubTerraEntry, SubTerraView } from "../../../wire/types";
import { type Side, beside, caverNamed, tileAt } from "./cave";

export interface Target {
  cell: string;
  /** The first is what a tap on the tile does. */
  options: SubTerraEntry[];
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
/** What can be chosen in the dock and then asks for a place. */
export const AIMED = new Set([...SHOWN, ...LONG_WAYS, "demolish", "heal", "bandage", "direct"]);

/** The actions that a caver's board can offer, in the order of the dock. */
export const BASIC = ["reveal", "move", "explore", "run", "heal", "hide"];
export const SITUATIONAL = ["swim", "squeeze", "dig", "rope"];
export const OWN: Record<string, string[]> = {
  diver: ["dive"], geologist: ["excavate"], engineer: ["demolish"], climber: ["fixrope"],
  medic: ["bandage", "sprint"], bodyguard: ["repel"], leader: ["direct"], scout: [],
}; // prettier-ignore

export function values(entry: SubTerraEntry): Record<string, string> {
  return entry.values as unknown as Record<string, string>;
}

/** The cell that an entry is about, if it is about one. */
export function cellOfEntry(view: SubTerraView, entry: SubTerraEntry): string | null {
  const { side, where, caver, horror, cell } = values(entry);
  if (cell) return cell;
  if (horror) return lairOf(view, horror);
  if (entry.kind === "heal" || entry.kind === "bandage" || entry.kind === "direct")
    return caverNamed(view, caver ?? "")?.cell ?? null;
  const from = entry.kind === "path" ? lairOf(view, view.chasing) : (caverNamed(view, view.acting)?.cell ?? null);
  if (from === null) return null;
  if (where === "here") return from;
  const towards = side ?? where;
  return towards ? beside(from, towards) : null;
}

export function lairOf(view: SubTerraView, horror: string): string | null {
  return view.cave.find((tile) => tile.horrors.includes(horror))?.cell ?? null;
}

/** What can be touched: everything that is legal of the chosen kind, or the plain ways if none was chosen. */
export function targets(view: SubTerraView, legal: SubTerraEntry[], chosen: string | null): Target[] {
  const found = new Map<string, SubTerraEntry[]>();
  const kinds = chosen ? [chosen] : SHOWN;
  const add = (entry: SubTerraEntry) => {
    const cell = cellOfEntry(view, entry);
    if (cell !== null) found.set(cell, [...(found.get(cell) ?? []), entry]);
  };
  for (const kind of kinds) legal.filter((entry) => entry.kind === kind).forEach(add);
  if (!chosen)
    for (const kind of LONG_WAYS)
      for (const entry of legal.filter((other) => other.kind === kind))
        if (!found.has(cellOfEntry(view, entry) ?? "")) add(entry);
  return [...found]
    .filter(([, options]) => options[0]!.kind !== "demolish")
    .map(([cell, options]) => ({ cell, options }));
}

/** Walls that may be blasted, if that was chosen. */
export function walls(
  view: SubTerraView,
  legal: SubTerraEntry[],
  chosen: string | null,
): { entry: SubTerraEntry; cell: string; side: Side }[] {
  const cell = caverNamed(view, view.acting)?.cell;
  if (chosen !== "demolish" || !cell) return [];
  return legal
    .filter((entry) => entry.kind === "demolish")
    .map((entry) => ({ entry, cell, side: values(entry)["side"] as Side }));
}

/** Kinds in the dock of the caver who acts: always the basic ones and the own abilities, others while they are legal. */
export function dockKinds(view: SubTerraView, legal: SubTerraEntry[]): string[] {
  const there = new Set<string>(legal.map((entry) => entry.kind));
  const own = OWN[view.acting] ?? [];
  const basic = view.asks === "directed" ? BASIC.filter((kind) => there.has(kind)) : BASIC;
  const replaced = own.includes("excavate") ? ["dig"] : own.includes("fixrope") ? ["rope"] : [];
  return [...basic, ...SITUATIONAL.filter((kind) => there.has(kind) && !replaced.includes(kind)), ...own];
}

/** An action in notation to ask about when a kind is not legal at all. */
export function example(view: SubTerraView, kind: string, side?: Side): string {
  const here = caverNamed(view, view.acting);
  const cell = here?.cell ?? "0,0";
  const laid = (["N", "E", "S", "W"] as Side[]).filter((each) => tileAt(view, beside(cell, each)));
  const open = (["N", "E", "S", "W"] as Side[]).filter((each) => !laid.includes(each));
  const near = side ?? (kind === "reveal" || kind === "explore" ? open[0] : laid[0]) ?? "N";
  if (["reveal", "move", "explore", "run", "swim", "squeeze", "demolish", "sprint", "step"].includes(kind))
    return `${kind} ${near}`;
  if (kind === "dig" || kind === "excavate") return `${kind} ${side ?? "here"}`;
  if (kind === "heal") return `heal ${hurtHere(view, cell)?.caver ?? view.acting}`;
  if (kind === "bandage" || kind === "direct")
    return `${kind} ${(hurtHere(view, cell, view.acting) ?? otherThan(view))?.caver ?? view.acting}`;
  if (kind === "repel") return `repel ${view.hunts[0]?.horror ?? "A"}`;
  return kind;
}

function hurtHere(view: SubTerraView, cell: string, not = "") {
  return view.cavers.find((caver) => caver.cell === cell && caver.health < caver.most && caver.caver !== not);
}

function otherThan(view: SubTerraView) {
  return view.cavers.find((caver) => caver.caver !== view.acting);
}

/** The side of the acting caver's tile behind which a cell lies, if it is next door. */
export function sideTo(view: SubTerraView, cell: string): Side | null {
  const from = caverNamed(view, view.acting)?.cell;
  if (!from) return null;
  return (["N", "E", "S", "W"] as Side[]).find((side) => beside(from, side) === cell) ?? null;
}

/** The lowest price among the entries of a kind. */
export function cheapest(legal: SubTerraEntry[], kind: string): SubTerraEntry | undefined {
  const of = legal.filter((entry) => entry.kind === kind);
  return of.reduce<SubTerraEntry | undefined>(
    (best, entry) => (!best || entry.price.risk < best.price.risk ? entry : best),
    undefined,
  );
}

/** Whether the risk of an entry is only the worst that may come: the tile is not known yet, or the die. */
export function unsure(entry: SubTerraEntry): boolean {
  return ["explore", "discard", "demolish"].includes(entry.kind);
}

/** Choosing gear. What is possible is what the legal list holds; nothing here knows why. */
import type { CaveEntry, CaveView } from "../../wire/types";
import {
  type Item,
  ITEMS,
  type Load,
  nothing,
  plus,
  readLoad,
  readTent,
  same,
  sizeOf,
  within,
  writeLoad,
} from "./load";

export type PackKind = "load" | "fill" | "stow" | "split" | "drop";
const KINDS: PackKind[] = ["load", "fill", "stow", "split", "drop"];
const FIRST_LOAD = "4 prov, rope, ox2, cam, raft";
const FIRST_TENT = "2 prov, rope, ox2";

/** What is being packed, if anything. */
export function packKind(legal: CaveEntry[]): PackKind | null {
  const kind = legal[0]?.kind === "drop-from-tent" ? "drop" : legal[0]?.kind;
  return KINDS.find((known) => known === kind) ?? null;
}

/** The loads that can be chosen, with the tent (taken along, or thrown out of) or without it. */
export function choices(legal: CaveEntry[], kind: PackKind, tent: boolean): Load[] {
  return legal.flatMap((entry) => {
    if (entry.kind === "load")
      return kind === "load" && entry.values.tent === tent ? [readLoad(entry.values.items)] : [];
    if (entry.kind === "drop-from-tent") return kind === "drop" && tent ? [readLoad(entry.values.items)] : [];
    if (entry.kind === "drop") return kind === "drop" && !tent ? [readLoad(entry.values.items)] : [];
    if (entry.kind === "fill" || entry.kind === "stow" || entry.kind === "split")
      return entry.kind === kind ? [readLoad(entry.values.items)] : [];
    return [];
  });
}

export function notationOf(kind: PackKind, load: Load, tent: boolean): string {
  const items = writeLoad(load);
  if (kind === "load") return `load ${items}${tent ? " with tent" : ""}`;
  if (kind === "drop") return `${tent ? "drop from tent" : "drop"} ${items}`;
  return `${kind} ${items}`;
}

/** Whether a load is part of one that can be chosen. */
export function leadsOn(found: Load[], load: Load): boolean {
  return found.some((choice) => within(load, choice));
}

export function isChoice(found: Load[], load: Load): boolean {
  return found.some((choice) => same(choice, load));
}

/** The most of each item that any choice has. */
export function most(found: Load[]): Load {
  const limit = nothing();
  for (const choice of found) for (const item of ITEMS) limit[item] = Math.max(limit[item], choice[item]);
  return limit;
}

/** The choice that has most of what is wished for, and little else. */
export function nearest(found: Load[], wish: Load): Load {
  let best = found[0] ?? nothing();
  let rank = -Infinity;
  for (const choice of found) {
    const matched = ITEMS.reduce((sum, item) => sum + Math.min(choice[item], wish[item]), 0);
    const value = matched * 100 - sizeOf(choice) - (choice.prov < wish.prov ? 0.5 * (wish.prov - choice.prov) : 0);
    if (value > rank) [best, rank] = [choice, value];
  }
  return best;
}

/** What is suggested: the usual load, a sensible tent, what the tent holds now, or the least there is. */
export function suggestion(kind: PackKind, found: Load[], view: CaveView, seat: number): Load {
  if (kind === "load") return nearest(found, readLoad(FIRST_LOAD));
  if (kind === "fill") return nearest(found, readLoad(FIRST_TENT));
  const team = view.teams[seat]!;
  if (kind === "split") {
    const now = readTent(team.tent).items;
    return leadsOn(found, now) ? now : nearest(found, now);
  }
  return nearest(found, nothing());
}

export interface Sheet {
  backpack: Load;
  tent: Load;
  /** What is thrown away, or null if nothing can be. */
  bin: Load | null;
  /** Which holder the chosen load goes into. */
  into: "backpack" | "tent" | "bin";
  /** Where it comes from; null: the supply. */
  from: "backpack" | "tent" | null;
}

/** What lies where while a load is being chosen. */
export function sheetOf(kind: PackKind, load: Load, tent: boolean, view: CaveView, seat: number): Sheet {
  const team = view.teams[seat]!;
  const carried = readLoad(team.backpack ?? "");
  const inside = readTent(team.tent).items;
  if (kind === "load") return { backpack: load, tent: inside, bin: null, into: "backpack", from: null };
  if (kind === "fill") return { backpack: carried, tent: plus(inside, load), bin: null, into: "tent", from: null };
  if (kind === "stow")
    return { backpack: plus(carried, load, -1), tent: load, bin: null, into: "tent", from: "backpack" };
  if (kind === "split") {
    const both = plus(carried, inside);
    return { backpack: plus(both, load, -1), tent: load, bin: null, into: "tent", from: "backpack" };
  }
  if (tent) return { backpack: carried, tent: plus(inside, load, -1), bin: load, into: "bin", from: "tent" };
  return { backpack: plus(carried, load, -1), tent: inside, bin: load, into: "bin", from: "backpack" };
}

/** How long a load lasts. */
export function lasts(load: Load): { turns: number; metres: number; dives: number; photos: boolean; raft: boolean } {
  return {
    turns: load.prov,
    metres: load.rope * 25,
    dives: load.ox2 * 2 + load.ox1,
    photos: load.cam > 0,
    raft: load.raft > 0,
  };
}

export type { Item };

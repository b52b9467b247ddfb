/** Gear as counts and as slots. What fits and what it is good for is the server's business. */
import type { CaveView, Chosen, Counts } from "../../../wire/types";

export type Load = NonNullable<CaveView["teams"][number]["backpack"]>;
export type Item = keyof Load;
export type Tent = NonNullable<CaveView["teams"][number]["tent"]>;

export const ITEMS: Item[] = ["prov", "rope", "ox2", "ox1", "cam", "raft"];

export function nothing(): Load {
  return { prov: 0, rope: 0, ox2: 0, ox1: 0, cam: 0, raft: 0 };
}

export function loadOf(pairs: [string, number][]): Load {
  const counts = new Map(pairs);
  const load = nothing();
  for (const item of ITEMS) load[item] = counts.get(item) ?? 0;
  return load;
}

export function sizeOf(load: Load): number {
  return ITEMS.reduce((sum, item) => sum + load[item], 0);
}

/** One entry for each item. */
export function slotsOf(load: Load): Item[] {
  return ITEMS.flatMap((item) => Array<Item>(load[item]).fill(item));
}

export function plus(a: Load, b: Load, sign = 1): Load {
  const sum = nothing();
  for (const item of ITEMS) sum[item] = a[item] + sign * b[item];
  return sum;
}

/** What was there before and is not now. */
export function missing(before: Load, now: Load): Load {
  const gone = nothing();
  for (const item of ITEMS) gone[item] = Math.max(0, before[item] - now[item]);
  return gone;
}

export function changed(load: Load, item: Item, by: number): Load {
  return { ...load, [item]: load[item] + by };
}

export function same(a: Load, b: Load): boolean {
  return ITEMS.every((item) => a[item] === b[item]);
}

/** The counts to send. */
export function chosenOf(load: Load): Chosen {
  return { ...load };
}

/** Whether more may be added to this and something that can be chosen comes of it. */
export function leadsOn(counts: Counts, load: Load): boolean {
  const limits = loadOf(counts.items);
  return sizeOf(load) <= counts.most && ITEMS.every((item) => load[item] <= limits[item]);
}

export function isChoice(counts: Counts, load: Load): boolean {
  const never = counts.never && same(loadOf(counts.never), load);
  return leadsOn(counts, load) && sizeOf(load) >= counts.least && !never;
}

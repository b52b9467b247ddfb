/** Gear: loads in notation such as `4 prov, rope`, as counts and as slots. */
export const ITEMS = ["prov", "rope", "ox2", "ox1", "cam", "raft"] as const;
export type Item = (typeof ITEMS)[number];
export type Load = Record<Item, number>;

export const BACKPACK_SLOTS = 8;
export const TENT_SLOTS = 4;
export const PACKED_TENT_SLOTS = 2;

export function nothing(): Load {
  return { prov: 0, rope: 0, ox2: 0, ox1: 0, cam: 0, raft: 0 };
}

export function readLoad(text: string): Load {
  const load = nothing();
  for (const part of text.split(", ")) {
    const [first, second] = part.split(" ");
    const item = (second ?? first) as Item;
    if (ITEMS.includes(item)) load[item] += second ? Number(first) : 1;
  }
  return load;
}

export function writeLoad(load: Load): string {
  const parts = ITEMS.filter((item) => load[item]).map((item) => (load[item] > 1 ? `${load[item]} ${item}` : item));
  return parts.join(", ") || "nothing";
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

export function changed(load: Load, item: Item, by: number): Load {
  return { ...load, [item]: load[item] + by };
}

export function within(load: Load, limit: Load): boolean {
  return ITEMS.every((item) => load[item] <= limit[item]);
}

export function same(a: Load, b: Load): boolean {
  return ITEMS.every((item) => a[item] === b[item]);
}

export type TentState = "secret" | "base" | "gone" | "packed" | "pitched";

/** Where a tent is and what it holds, from its notation in the view. */
export function readTent(text: string | null): { state: TentState; items: Load } {
  if (text === null) return { state: "secret", items: nothing() };
  const [where = "", items = ""] = text.split(": ");
  if (where === "base" || where === "gone") return { state: where, items: nothing() };
  return { state: where === "packed" || where === "taken" ? "packed" : "pitched", items: readLoad(items) };
}

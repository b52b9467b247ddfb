import { describe, expect, it } from "vitest";
import type { CaveView, Counts } from "../../../wire/types";
import { changed, isChoice, leadsOn, loadOf, nothing, plus, same, sizeOf, slotsOf } from "./gear";
import { type Pack, lasts, sheetOf } from "./packing";

const counts: Counts = { items: [["prov", 4], ["rope", 2]], least: 1, most: 5, begin: [["prov", 2]], never: [["rope", 1]] }; // prettier-ignore
const pack: Pack = { kind: "split", tent: false, into: "tent", source: "backpack", backpack: loadOf([["prov", 3], ["rope", 1]]), inside: nothing(), takes: 0 }; // prettier-ignore

describe("gear", () => {
  it("fills one slot for each item and adds up", () => {
    const load = loadOf([
      ["prov", 2],
      ["cam", 1],
    ]);
    expect(slotsOf(load)).toEqual(["prov", "prov", "cam"]);
    expect(sizeOf(plus(load, load))).toBe(6);
    expect(same(plus(load, load, -1), nothing())).toBe(true);
    expect(changed(nothing(), "rope", 2).rope).toBe(2);
  });

  it("can be chosen within the limits that were handed over", () => {
    expect(leadsOn(counts, nothing())).toBe(true);
    expect(isChoice(counts, nothing())).toBe(false);
    expect(isChoice(counts, loadOf([["rope", 2]]))).toBe(true);
    expect(isChoice(counts, loadOf([["rope", 1]]))).toBe(false);
    for (const items of [[["prov", 5]], [["raft", 1]], [["prov", 4], ["rope", 2]]] as [string, number][][])
      expect(leadsOn(counts, loadOf(items))).toBe(false); // prettier-ignore
  });
});

describe("a sheet", () => {
  const load = loadOf([["prov", 2]]);
  it("moves what is chosen from where it comes to where it goes", () => {
    expect(sheetOf(pack, load)).toMatchObject({ backpack: { prov: 1, rope: 1 }, tent: { prov: 2 }, bin: null });
    expect(sheetOf({ ...pack, into: "bin" }, load)).toMatchObject({ backpack: { prov: 1 }, bin: load });
    expect(sheetOf({ ...pack, source: "supply", into: "backpack" }, load)).toMatchObject({ backpack: { prov: 5 } });
  });

  it("tells how long a load lasts by what each item is good for", () => {
    const gear: CaveView["gear"] = [
      { item: "prov", turns: 1, metres: 0, dives: 0, photos: 0, rides: 0 },
      { item: "rope", turns: 0, metres: 7, dives: 0, photos: 0, rides: 0 },
    ];
    expect(lasts(gear, plus(load, loadOf([["rope", 3]])))).toMatchObject({ turns: 2, metres: 21, photos: 0 });
  });
});

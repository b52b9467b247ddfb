import { describe, expect, it } from "vitest";
import type { CaveEntry, CaveView } from "../../wire/types";
import { nothing, readLoad, sizeOf, writeLoad } from "./load";
import { choices, isChoice, lasts, leadsOn, most, nearest, notationOf, packKind, sheetOf, suggestion } from "./packing";

const FREE = { points: 0, uses: [], test: 0, risk: 0 } as CaveEntry["price"];
const load = (items: string, tent = false): CaveEntry => ({
  action: `load ${items}${tent ? " with tent" : ""}`,
  kind: "load",
  values: { items, tent },
  price: FREE,
});
const drop = (items: string): CaveEntry => ({ action: `drop ${items}`, kind: "drop", values: { items }, price: FREE });
const team = { backpack: "3 prov, rope", tent: "0,-2: 2 prov, cam" };
const view = { teams: [team] } as unknown as CaveView;

describe("what can be packed", () => {
  const legal = [load("nothing"), load("2 prov"), load("2 prov, rope"), load("prov", true)];

  it("is told by the legal list", () => {
    expect(packKind(legal)).toBe("load");
    expect(packKind([drop("rope")])).toBe("drop");
    expect(packKind([])).toBeNull();
    expect(choices(legal, "load", false).map(writeLoad)).toEqual(["nothing", "2 prov", "2 prov, rope"]);
    expect(choices(legal, "load", true).map(writeLoad)).toEqual(["prov"]);
    expect(writeLoad(most(choices(legal, "load", false)))).toBe("2 prov, rope");
  });

  it("may be on the way to something that can be chosen", () => {
    const found = choices(legal, "load", false);
    expect(leadsOn(found, readLoad("rope"))).toBe(true);
    expect(isChoice(found, readLoad("rope"))).toBe(false);
    expect(leadsOn(found, readLoad("3 prov"))).toBe(false);
  });

  it("is sent in the notation of the game", () => {
    expect(notationOf("load", readLoad("2 prov"), true)).toBe("load 2 prov with tent");
    expect(notationOf("drop", readLoad("cam"), true)).toBe("drop from tent cam");
    expect(notationOf("split", nothing(), false)).toBe("split nothing");
  });
});

describe("a suggestion", () => {
  it("is the usual load where it can be had, else what is nearest to it", () => {
    const wish = readLoad("4 prov, rope, ox2, cam, raft");
    const found = ["8 prov", "3 prov, rope, ox2, cam", "6 prov"].map(readLoad);
    expect(writeLoad(nearest(found, wish))).toBe("3 prov, rope, ox2, cam");
    expect(writeLoad(suggestion("load", [...found, wish], view, 0))).toBe(writeLoad(wish));
  });

  it("leaves the tent as it is, and throws nothing away that need not go", () => {
    expect(writeLoad(suggestion("split", [readLoad("3 prov"), readLoad("2 prov, cam, rope")], view, 0))).toBe(
      "2 prov, cam",
    );
    expect(sizeOf(suggestion("drop", [readLoad("3 prov"), readLoad("prov")], view, 0))).toBe(1);
  });
});

describe("a sheet", () => {
  it("shows what is in backpack, tent and bin while it is being chosen", () => {
    expect(writeLoad(sheetOf("split", readLoad("2 prov"), false, view, 0).backpack)).toBe("3 prov, rope, cam");
    expect(writeLoad(sheetOf("fill", readLoad("rope"), false, view, 0).tent)).toBe("2 prov, rope, cam");
    expect(writeLoad(sheetOf("stow", readLoad("prov"), false, view, 0).backpack)).toBe("2 prov, rope");
    expect(writeLoad(sheetOf("drop", readLoad("rope"), false, view, 0).backpack)).toBe("3 prov");
    expect(writeLoad(sheetOf("drop", readLoad("cam"), true, view, 0).tent)).toBe("2 prov");
  });

  it("tells how long a load lasts", () => {
    expect(lasts(readLoad("4 prov, 2 rope, ox2, ox1"))).toEqual({
      turns: 4,
      metres: 50,
      dives: 3,
      photos: false,
      raft: false,
    });
  });
});

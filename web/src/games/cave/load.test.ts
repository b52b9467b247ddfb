import { describe, expect, it } from "vitest";
import { changed, nothing, plus, readLoad, readTent, same, sizeOf, slotsOf, within, writeLoad } from "./load";

describe("loads", () => {
  it("are read and written in the notation of the game", () => {
    for (const text of ["4 prov, rope, ox2, cam, raft", "2 rope, ox1", "nothing"])
      expect(writeLoad(readLoad(text))).toBe(text);
  });

  it("fill one slot for each item", () => {
    expect(slotsOf(readLoad("2 prov, cam"))).toEqual(["prov", "prov", "cam"]);
    expect(sizeOf(readLoad("4 prov, rope, ox2, cam, raft"))).toBe(8);
  });

  it("add up, and compare item by item", () => {
    const both = plus(readLoad("2 prov"), readLoad("prov, rope"));
    expect(writeLoad(both)).toBe("3 prov, rope");
    expect(writeLoad(plus(both, readLoad("prov"), -1))).toBe("2 prov, rope");
    expect(within(readLoad("prov"), both)).toBe(true);
    expect(within(readLoad("cam"), both)).toBe(false);
    expect(same(changed(nothing(), "rope", 1), readLoad("rope"))).toBe(true);
  });
});

describe("a tent", () => {
  it("is secret, at the base, given up, packed or pitched", () => {
    expect(readTent(null).state).toBe("secret");
    expect(readTent("base").state).toBe("base");
    expect(readTent("gone").state).toBe("gone");
    expect(readTent("packed: 2 prov")).toEqual({ state: "packed", items: readLoad("2 prov") });
    expect(readTent("0,-2: nothing")).toEqual({ state: "pitched", items: nothing() });
  });
});

import { describe, expect, it } from "vitest";
import { beside, cellOf, extent, frontier, shapeOf, spotOf, turned, type TileView } from "./cave";

function laid(cell: string, tile: string, blasted = "-"): TileView {
  return { cell, tile, marks: "-", blasted, horrors: "-", barred: "-" };
}

describe("a cell", () => {
  it("counts to the north, the screen to the south", () => {
    expect(spotOf("2,3")).toEqual({ x: 2, y: -3 });
    expect(cellOf({ x: 2, y: -3 })).toBe("2,3");
    expect(cellOf({ x: 0, y: 0 })).toBe("0,0");
  });

  it("has a neighbour behind each side", () => {
    expect(["N", "E", "S", "W"].map((side) => beside("0,0", side))).toEqual(["0,1", "1,0", "0,-1", "-1,0"]);
  });
});

describe("a tile's name", () => {
  it("tells its openings, dice and arrow", () => {
    expect(shapeOf("cave-in NES/2,3")).toEqual({ sort: "cave-in", open: ["N", "E", "S"], dice: [2, 3], head: null });
    expect(shapeOf("ledge S>N")).toEqual({ sort: "ledge", open: ["S", "N"], dice: [], head: "N" });
  });

  it("can be turned clockwise", () => {
    expect(turned("plain NE", 90)).toBe("plain ES");
    expect(turned("plain NE", 270)).toBe("plain NW");
    expect(turned("cave-in NES/1,6", 180)).toBe("cave-in NSW/1,6");
    expect(turned("ledge S>N", 90)).toBe("ledge W>E");
    expect(turned("exit N", 0)).toBe("exit N");
  });
});

describe("the cave", () => {
  it("is open where an opening or a blast leads to an empty cell", () => {
    expect(frontier([laid("0,0", "plain NE"), laid("1,0", "plain W")]).sort()).toEqual(["0,1"]);
    expect(frontier([laid("0,0", "plain N", "S")]).sort()).toEqual(["0,-1", "0,1"]);
  });

  it("has an extent on the screen", () => {
    expect(extent(["0,0", "2,1", "-1,0"])).toEqual({ x: -1, y: -1, width: 4, height: 2 });
  });
});

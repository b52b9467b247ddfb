import { describe, expect, it } from "vitest";
import { arrows } from "./arrows";
import { chartOf } from "./chart";
import { type Look, fieldOf } from "./field";
import { outline, sample } from "./outline";
import { shade } from "./shade";

const look = (kind: string, exits: string, level = 0): Look => ({ kind, exits, level, seed: 101, width: 1, height: 1 });

describe("a tile", () => {
  it("is cave at the middle of every exit and rock at every other side, whatever lies on it", () => {
    for (const kind of ["empty", "photo", "water", "descent", "squeeze-1", "squeeze-3"])
      for (const exits of ["N", "NS", "NE", "NES", "NESW"]) {
        const field = fieldOf(look(kind, exits));
        const at: Record<string, number> = {
          N: field.at(0.5, 0),
          E: field.at(1, 0.5),
          S: field.at(0.5, 1),
          W: field.at(0, 0.5),
        };
        for (const side of "NESW")
          expect([kind, exits, side, at[side]! < 0]).toEqual([kind, exits, side, exits.includes(side)]);
      }
  });

  it("joins every neighbour: at the border its passages are equally wide", () => {
    const widths = ["empty", "water", "squeeze-3"].map((kind) => {
      const field = fieldOf(look(kind, "NS"));
      return [0.36, 0.4, 0.6, 0.64].map((x) => field.at(x, 0) < 0).join();
    });
    expect(new Set(widths).size).toBe(1);
  });

  it("is drawn alike everywhere", () => {
    const once = shade(fieldOf(look("photo", "NE", 25)), look("photo", "NE", 25), 12).pixels;
    expect(shade(fieldOf(look("photo", "NE", 25)), look("photo", "NE", 25), 12).pixels).toEqual(once);
    expect(once.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
  });

  it("has as many contour lines as levels", () => {
    for (const level of [0, 1, 3]) expect(chartOf(look("empty", "NES", level), 100).contours).toHaveLength(level);
  });

  it("shows the grade of a squeeze by arrows on each blind side", () => {
    expect(arrows("squeeze-2", "NS").match(/M/g)).toHaveLength(4);
  });
});

describe("the start board", () => {
  const cells = [
    { x: 1, y: 1, kind: "base", exits: "" },
    { x: 1, y: 0, kind: "field", exits: "N" },
    { x: 0, y: 2, kind: "field", exits: "W" },
  ];
  const field = fieldOf({ ...look("base", ""), cells, width: 3, height: 3 });
  it("has a way from the base to every field and out of it, and rock elsewhere", () => {
    expect([field.at(1.5, 1.5), field.at(1.5, 0), field.at(0, 2.5)].every((d) => d < 0)).toBe(true);
    expect([field.at(0, 0.5), field.at(3, 1.5), field.at(1.5, 3)].every((d) => d > 0)).toBe(true);
  });
});

describe("an outline", () => {
  it("of a circle is one closed line", () => {
    const path = outline(
      sample((x, y) => Math.hypot(x - 0.5, y - 0.5) - 0.3, 1, 1, 20),
      0,
    );
    expect(path.match(/M/g)).toHaveLength(1);
  });

  it("that leaves the tile closes along its border", () => {
    const path = outline(
      sample((x) => Math.abs(x - 0.5) - 0.2, 1, 1, 20, true),
      0,
      100,
    );
    const numbers = path.match(/-?\d+\.?\d*/g)!.map(Number);
    expect(Math.min(...numbers)).toBeGreaterThan(-1);
    expect(Math.max(...numbers)).toBeLessThan(101);
  });
});

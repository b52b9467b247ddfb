import { describe, expect, it } from "vitest";
import { Chance, mix, path, points, rough, roughened } from "./rough";

describe("hand-cut drawing", () => {
  it("draws the same from the same seed", () => {
    const square = points("0,0 100,0 100,100 0,100");
    expect(rough(square, 4, 10, 3)).toBe(rough(square, 4, 10, 3));
    expect(rough(square, 4, 10, 3)).not.toBe(rough(square, 4, 10, 4));
  });

  it("stays close to the outline", () => {
    const line = roughened(points("0,0 100,0"), 4, 10, 3, false);
    expect(line.every(([, y]) => Math.abs(y) <= 4)).toBe(true);
    expect(line.at(-1)).toEqual([100, 0]);
  });

  it("spreads chance evenly", () => {
    const chance = new Chance(1);
    const mean = Array.from({ length: 2000 }, () => chance.next()).reduce((sum, value) => sum + value, 0) / 2000;
    expect(mean).toBeGreaterThan(0.45);
    expect(mean).toBeLessThan(0.55);
  });

  it("mixes colours and writes paths", () => {
    expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
    expect(path(points("0,0 1,2.25"), false)).toBe("M0 0L1 2.3");
  });
});

import { describe, expect, it } from "vitest";
import { shape } from "../model/samples";
import { cast } from "./light";
import { Rock, pathOf } from "./rock";

const corridor = new Rock(shape("plain", "E", "W"), [], 7);

describe("the rock of a tile", () => {
  it("is open at its openings and closed at its walls", () => {
    expect(corridor.at(0.48, 0)).toBeLessThan(0);
    expect(corridor.at(-0.48, 0)).toBeLessThan(0);
    expect(corridor.at(0, 0.45)).toBeGreaterThan(0);
  });

  it("is open where it was blasted", () => {
    expect(new Rock(shape("plain", "E", "W"), ["N"], 7).at(0, -0.45)).toBeLessThan(0);
  });

  it("has closed contours", () => {
    const path = pathOf(corridor.contour(0, true), 100, true);
    expect(path).toMatch(/^M.*Z$/);
    expect(path).not.toContain("NaN");
  });

  it("stops light", () => {
    const rocks = (cell: string) => (cell === "0 0" ? corridor : undefined);
    const [, up] = cast(rocks, 0, 0, -Math.PI / 2, 2);
    const [east] = cast(rocks, 0, 0, 0, 2);
    expect(-up).toBeLessThan(0.45);
    expect(east).toBeGreaterThan(0.8);
  });
});

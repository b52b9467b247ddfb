import { describe, expect, it } from "vitest";
import { BREAK, heightOf, linesOf, nearest, signed } from "./scale";

describe("the scale of chances", () => {
  it("is even without a break", () => {
    expect([0, 25, 100].map((chance) => heightOf(chance, false))).toEqual([0, 0.25, 1]);
  });

  it("gives most of its height to what is below the break, and never turns back", () => {
    const heights = linesOf(true).map((chance) => heightOf(chance, true));
    expect(heights[0]).toBe(0);
    expect(heights.at(-1)).toBe(1);
    expect([...heights].sort((a, b) => a - b)).toEqual(heights);
    expect(heightOf(BREAK, true)).toBeGreaterThan(0.75);
  });

  it("finds the point that was meant", () => {
    expect(nearest([0, 10, 40], 0.2)).toBe(10);
    expect(nearest([0, 10, 40], 1)).toBe(40);
  });

  it("writes gains and losses", () => {
    expect([12.4, -6.5, 0.2].map(signed)).toEqual(["+12", "−6", "0"]);
  });
});

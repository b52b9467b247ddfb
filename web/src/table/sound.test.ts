import { describe, expect, it } from "vitest";
import { loudnessOf } from "./sound";

describe("the volume", () => {
  it("is silent at nothing, grows all the way, and never leaves its bounds", () => {
    expect(loudnessOf(0)).toBe(0);
    const steps = [10, 30, 50, 70, 100].map(loudnessOf);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect([loudnessOf(-5), loudnessOf(500)]).toEqual([0, loudnessOf(100)]);
  });
});

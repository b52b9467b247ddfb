import { describe, expect, it } from "vitest";
import { limitCurve, loudnessOf } from "./mixer";
import { spotOf } from "./spots";

describe("a place in the stereo picture", () => {
  const sight = { x: 100, y: 50, half: 200 };
  it("is on the side of the board on which it happens, and farther away the quieter", () => {
    expect(spotOf({ x: 100, y: 50 }, sight)).toEqual({ pan: 0, far: 0 });
    expect(spotOf({ x: 0, y: 50 }, sight)).toEqual({ pan: -0.5, far: 1.5 });
    expect(spotOf({ x: 300, y: 50 }, sight).pan).toBe(1);
    expect(spotOf({ x: 9000, y: 50 }, sight).pan).toBe(1);
    expect(spotOf({ x: 100, y: 350 }, sight)).toEqual({ pan: 0, far: 4.5 });
  });
  it("is the middle where nothing is known", () => {
    expect(spotOf(null, sight)).toEqual({ pan: 0, far: 0 });
    expect(spotOf({ x: 1, y: 1 }, null)).toEqual({ pan: 0, far: 0 });
  });
});

describe("the volume", () => {
  it("is silent at nothing, grows all the way, and never leaves its bounds", () => {
    expect(loudnessOf(0)).toBe(0);
    const steps = [10, 30, 50, 70, 100].map(loudnessOf);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect([loudnessOf(-5), loudnessOf(500)]).toEqual([0, 1]);
  });
  it("leaves quiet sounds alone and lets none beyond the limit", () => {
    const curve = limitCurve(0.891);
    const at = (x: number) => curve[Math.round(((x + 1) / 2) * (curve.length - 1))]!;
    expect(at(0.5)).toBeCloseTo(0.5, 2);
    expect(Math.max(...curve)).toBeLessThan(0.891);
    expect(at(-1)).toBeCloseTo(-at(1), 5);
    expect([...curve].every((value, place) => place === 0 || value >= curve[place - 1]!)).toBe(true);
  });
});

import { describe, expect, it, vi } from "vitest";
import { CountUp } from "./count.svelte";

describe("counting up", () => {
  it("shows the final numbers at once in calm motion", () => {
    const count = new CountUp(0);
    count.start()();
    expect(count.of(74)).toBe(74);
  });

  it("begins with nothing, counts parts one after another, and ends when somebody is impatient", () => {
    vi.stubGlobal("requestAnimationFrame", () => 1);
    vi.stubGlobal("cancelAnimationFrame", () => undefined);
    const count = new CountUp(1);
    count.start();
    expect(count.of(74)).toBe(0);
    count.share = 0.5;
    expect([count.of(10, 0, 0.25), count.of(10, 0.25, 0.75), count.of(10, 0.75, 1)]).toEqual([10, 5, 0]);
    count.finish();
    expect(count.of(74, 0.9, 1)).toBe(74);
    vi.unstubAllGlobals();
  });
});

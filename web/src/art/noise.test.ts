import { describe, expect, it } from "vitest";
import { Chance } from "../scenes/rough";
import { random } from "../games/diamant/model/noise";
import { fractal } from "../games/subterra/art/noise";
import { hash, rough } from "../games/cave/art/noise";
import { between, lattice, scattered, stream } from "./noise";

/** As the first drawings were made. */
const FROM_SEVEN = ["0.011704753", "0.061958258", "0.976907633"];
const CAVE_POINT = "0.617705720";
const CAVE_ROCK = "0.487875896";
const SUBTERRA_ROCK = "0.364141682";
const DIAMANT_EDGE = "12.651473756";
const SCENE_EDGE = "0.265147376";

describe("noise", () => {
  it("draws what it always drew from the same seeds", () => {
    const by = stream(7);
    expect([by(), by(), by()].map((one) => one.toFixed(9))).toEqual(FROM_SEVEN);
    expect(hash(3, -2, 5).toFixed(9)).toBe(CAVE_POINT);
    expect(rough(0.37, 1.91, 11, 3).toFixed(9)).toBe(CAVE_ROCK);
    expect(fractal(0.37, 1.91, 11).toFixed(9)).toBe(SUBTERRA_ROCK);
    expect(random(3)(10, 20).toFixed(9)).toBe(DIAMANT_EDGE);
    expect(new Chance(3).next().toFixed(9)).toBe(SCENE_EDGE);
  });

  it("is what stands on the points of its lattice, and between them something between", () => {
    const at = lattice(17);
    expect(between(at)(4, 9, 2)).toBe(at(4, 9, 2));
    const around = [at(4, 9, 2), at(5, 9, 2), at(4, 10, 2), at(5, 10, 2)];
    const found = between(at)(4.3, 9.8, 2);
    expect(found).toBeGreaterThanOrEqual(Math.min(...around));
    expect(found).toBeLessThanOrEqual(Math.max(...around));
  });

  it("has nothing in common where the salt differs, and scatters seeds that are neighbours", () => {
    expect(lattice(17)(4, 9, 2)).not.toBe(lattice(19)(4, 9, 2));
    expect(Math.abs(scattered(1) - scattered(2))).toBeGreaterThan(1000);
  });
});

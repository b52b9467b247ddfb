import { describe, expect, it } from "vitest";
import { effect } from "./effects";
import { RATE, noise } from "./samples";
import { SCORE } from "./score";

const KEY = { tonic: 62, scale: "dorian" };
const names = Object.keys(SCORE.effects);
const peakOf = (sound: Float32Array) => sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const energyOf = (sound: Float32Array) => sound.reduce((sum, value) => sum + value * value, 0);

describe("the effects", () => {
  it("are all heard, never clip, begin and end in silence, and last as long as the score says", () => {
    for (const name of names) {
      const sound = effect(SCORE, name, 0, KEY);
      expect(peakOf(sound), name).toBeGreaterThan(0.01);
      expect(peakOf(sound), name).toBeLessThan(0.9);
      expect(Math.abs(sound[0]!), name).toBeLessThan(0.01);
      expect(Math.abs(sound.at(-1)!), name).toBeLessThan(0.001);
      expect(Math.abs(sound.length / RATE - SCORE.effects[name]!.length_s), name).toBeLessThan(0.5);
    }
  });
  it("vary when they are repeated, and are the same again for the same variant", () => {
    const dice = effect(SCORE, "dice", 0, KEY);
    expect(effect(SCORE, "dice", 0, KEY)).toEqual(dice);
    expect(effect(SCORE, "dice", 1, KEY)).not.toEqual(dice);
  });
  it("with tones follow the scale that sounds", () => {
    const low = effect(SCORE, "your_turn", 0, KEY);
    expect(effect(SCORE, "your_turn", 0, { tonic: 67, scale: "aeolian" })).not.toEqual(low);
    expect(effect(SCORE, "page", 0, { tonic: 67, scale: "aeolian" })).toEqual(effect(SCORE, "page", 0, KEY));
  });
});

describe("noise", () => {
  it("is as strong after a filter as before, and dark after a low-pass", () => {
    const [plain, dark] = [noise(8192, "x"), noise(8192, "x", ["lp", 200, 200, 0.7])];
    expect(energyOf(dark)).toBeCloseTo(energyOf(plain), 0);
    const rough = (sound: Float32Array) =>
      sound.reduce((sum, value, at) => sum + Math.abs(value - (sound[at - 1] ?? 0)), 0);
    expect(rough(dark)).toBeLessThan(rough(plain) / 8);
  });
});

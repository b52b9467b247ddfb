import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Stream, fnv1a32 } from "./chance";
import { Piece, bridgeNotes, fingerprint } from "./composing";
import { inputsOf } from "./mapping";
import { SCORE } from "./score";

const FILE = join(import.meta.dirname, "../../../tests/sound/fingerprints.json");
const known = JSON.parse(readFileSync(FILE, "utf-8")) as {
  scenes: Record<string, Record<string, string>>;
  bridges: Record<string, string>;
};

function composed(scene: string, seed: string) {
  const { piece, seconds, state } = SCORE.scenes[scene]!;
  const made = new Piece(SCORE, piece, inputsOf(SCORE, piece, state), seed);
  return made.compose((seconds * made.harmony.bpm) / 60);
}

describe("the notes", () => {
  it("are those that Python composes, for every scene and seed", () => {
    for (const [seed, scenes] of Object.entries(known.scenes))
      expect(
        Object.fromEntries(Object.keys(scenes).map((scene) => [scene, fingerprint(composed(scene, seed))])),
      ).toEqual(scenes);
  });
  it("of the bridges are the same too", () => {
    const names = Object.keys(SCORE.transitions);
    expect(Object.fromEntries(names.map((name) => [name, fingerprint(bridgeNotes(SCORE, name))]))).toEqual(
      known.bridges,
    );
  });
  it("come from streams that agree with Python", () => {
    expect(fnv1a32("speleo|cave_1|hands|0")).toBe(2594109506);
    const stream = new Stream("speleo|cave_1|hands|0");
    expect([stream.next(), stream.next()]).toEqual([0.5063276162836701, 0.7253495354671031]);
  });
  it("of a bar do not depend on the bars before it", () => {
    const piece = new Piece(SCORE, "diamant", { tension: 0.7 }, "m");
    const whole = piece.compose(5 * 4).filter((note) => note[0] >= 4 * 4 * 480);
    const alone = piece.data.layers.flatMap((layer) => piece.barOf(layer, 4));
    expect(new Set(alone.map(String))).toEqual(new Set(whole.map(String)));
  });
});

describe("the inputs", () => {
  it("follow the odds up to the limit, and a value that is not told is none", () => {
    const tension = (odds: number) => inputsOf(SCORE, "diamant", { bust_odds: odds, stake_share: 0 })["tension"];
    expect([tension(0), tension(0.14), tension(0.4), tension(1)]).toEqual([0, 0.37, 0.85, 0.85]);
    expect(inputsOf(SCORE, "diamant", {})).toEqual({ tension: 0 });
  });
});

import { describe, expect, it } from "vitest";
import type { DiamantEvent, DiamantView } from "../../../wire/types";
import { change, isTrap, kindOf, valueOf } from "./cards";
import { highlights } from "./highlights";
import { handcut, random, tunnel } from "./noise";
import { odds, percent } from "./odds";
import { broughtHome, worth } from "./worth";

const seat = { inside: true, chosen: false, choice: "", gathered: 10, chest: 7, relics: [] };
const view: DiamantView = {
  viewer: 0,
  expedition: 3,
  phase: "decision",
  path: [
    { card: "snake", gems: 0 },
    { card: "relic", gems: 0 },
    { card: "treasure 17", gems: 3 },
  ],
  loose: 3,
  seats: [seat, seat],
  deck: [
    ["spider", 3],
    ["snake", 2],
    ["relic", 3],
    ["treasure 5", 2],
    ["treasure 7", 1],
  ],
  deck_size: 11,
  trap_ends: 2,
  relic_values: [5],
  gone: [],
};

describe("cards", () => {
  it("are read from their notation", () => {
    expect([kindOf("treasure 17"), valueOf("treasure 17"), valueOf("relic")]).toEqual(["treasure", 17, 0]);
    expect([isTrap("lava"), isTrap("relic")]).toEqual([true, false]);
  });
  it("change five rubies into a diamond", () => {
    expect(change(13)).toEqual({ diamonds: 2, rubies: 3 });
  });
});

describe("going back", () => {
  it("alone brings everything, with others a share and no relic", () => {
    expect(worth(view, 0)).toMatchObject({ alone: 18, shared: 11 });
  });
  it("is remembered until the next expedition", () => {
    const story: DiamantEvent[] = [
      { event: "WentBack", seat: 1, share: 0, brought: 9 },
      { event: "ExpeditionEnded", number: 1, gems: 0, relics: 0 },
      { event: "ExpeditionBegan", number: 2 },
      { event: "RelicTaken", seat: 0, value: 5 },
      { event: "WentBack", seat: 0, share: 1, brought: 4 },
    ];
    expect([...broughtHome(story)]).toEqual([[0, 9]]);
  });
});

describe("odds", () => {
  it("tell the second of a kind from new traps", () => {
    expect(odds(view)).toMatchObject({ total: 11, ends: 2, trap: 3, treasure: 3, relic: 3 });
    expect(odds(view).traps[0]).toEqual({ trap: "snake", left: 2, hot: true });
    expect([percent(2, 11), percent(0, 0)]).toEqual([18, 0]);
  });
});

describe("highlights", () => {
  it("count relics to what was brought home at once", () => {
    const found = highlights([
      { event: "ExpeditionBegan", number: 4 },
      { event: "RelicTaken", seat: 2, value: 10 },
      { event: "WentBack", seat: 2, share: 1, brought: 6 },
      { event: "TrapSprung", trap: "ram", seats: [0] },
      { event: "GemsLost", seat: 0, gems: 4 },
      { event: "GemsLost", seat: 1, gems: 0 },
    ]);
    expect(found).toEqual({
      best: { seat: 2, points: 16, expedition: 4 },
      relic: { seat: 2, value: 10, expedition: 4 },
      busts: 1,
      losses: 1,
    });
  });
});

describe("noise", () => {
  it("is the same for the same seed", () => {
    expect(handcut(118, 162, 7)).toBe(handcut(118, 162, 7));
    expect(handcut(118, 162, 7)).not.toBe(handcut(118, 162, 8));
    expect(random(3)(0, 1)).toBe(random(3)(0, 1));
  });
  it("bores a closed tunnel", () => {
    const line = [0, 1, 2].map((at) => ({ x: at * 10, y: 0 }));
    expect(tunnel(line, () => 5, 1, 0)).toBe("M0,5L10,5L20,5L20,-5L10,-5L0,-5Z");
  });
});

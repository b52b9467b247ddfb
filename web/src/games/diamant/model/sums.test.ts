import { describe, expect, it } from "vitest";
import type { DiamantEvent, DiamantView } from "../../../wire/types";
import { RELIC, change, trapCard, treasureCard } from "./cards";
import { handcut, random, tunnel } from "./noise";
import { odds, percent } from "./odds";
import { broughtHome } from "./worth";

const seat = { inside: true, chosen: false, choice: "", gathered: 10, chest: 7, relics: [] };
const view: DiamantView = {
  viewer: 0,
  expedition: 3,
  phase: "decision",
  path: [
    { ...trapCard("snake"), gems: 0 },
    { ...RELIC, gems: 0 },
    { ...treasureCard(17), gems: 3 },
  ],
  loose: 3,
  seats: [seat, seat],
  deck: [
    { ...trapCard("spider"), count: 3 },
    { ...trapCard("snake"), count: 2 },
    { ...RELIC, count: 3 },
    { ...treasureCard(5), count: 2 },
    { ...treasureCard(7), count: 1 },
  ],
  deck_size: 11,
  trap_ends: 2,
  relic_values: [5],
  worth: { gathered: 10, loose: 3, half: 1, relics: 5, alone: 18, shared: 11 },
  traps: ["spider", "snake"],
  diamond: 5,
  expeditions: 5,
  gone: [],
};

describe("cards", () => {
  it("change five rubies into a diamond", () => {
    expect(change(13, 5)).toEqual({ diamonds: 2, rubies: 3 });
  });
});

describe("going back", () => {
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

import { describe, expect, it } from "vitest";
import type { Film, Step } from "../wire/replay";
import type { Told } from "../wire/types";
import { allTurns, bands, curves, moments, nextTurn, turnsOf } from "./course";

const MANNERS: Record<string, Told["manner"]> = { Quiet: "quiet", Began: "headline", Trap: "alarm" };

function step(serial: number, seat: number | null, points: number[], ...events: string[]): Step {
  return {
    serial,
    seat,
    action: null,
    undone: null,
    taken: null,
    hint: false,
    points,
    events: events.map((event) => ({ event, manner: MANNERS[event] })),
  };
}

const steps = [
  step(1, null, [0, 0], "Began"),
  step(2, 0, [0, 0], "Quiet"),
  step(3, 0, [5, 0], "Found"),
  step(4, 1, [5, 1], "Found"),
  step(5, null, [5, 1], "Began"),
  step(6, 0, [5, 1], "Quiet"),
  step(7, null, [0, 1], "Trap"),
];
const film = { table: {}, over: true, points: [0, 0], steps } as unknown as Film;

describe("the course of a match", () => {
  it("has a curve for each seat that begins before the first step", () => {
    expect(curves(film)).toEqual([
      [0, 0, 0, 5, 5, 5, 5, 0],
      [0, 0, 0, 0, 1, 1, 1, 1],
    ]);
  });

  it("begins a turn where another actor was before", () => {
    expect(turnsOf(steps, 0)).toEqual([2, 6]);
    expect(allTurns(steps)).toEqual([2, 4, 6]);
  });

  it("goes on with the first turn after the last", () => {
    expect(nextTurn([2, 6], 2)).toBe(6);
    expect(nextTurn([2, 6], 6)).toBe(2);
    expect(nextTurn([], 0)).toBeNull();
  });

  it("has a part for every headline", () => {
    expect(bands(steps)).toEqual([
      { from: 1, number: 1 },
      { from: 5, number: 2 },
    ]);
  });

  it("tells the steps that changed most; what everybody starts with is none of them", () => {
    expect(moments(film).map((moment) => [moment.number, moment.step, moment.seat, moment.change])).toEqual([
      [1, 7, 0, -5],
    ]);
  });
});

// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { settings } from "../settings.svelte";
import type { Face } from "./face";
import type { Shot } from "./shots";
import { Walk, type Watched } from "./walk.svelte";

function shot(seat: number, more: object = {}): Shot {
  const told = { seq: 1, events: [{ event: "Moved" }], happened: [], picture: { view: seat }, deed: true };
  return { ...told, seat, doer: seat, ...more } as unknown as Shot;
}

function walk(underway: boolean) {
  const face = { place: (_: unknown, view: number) => ({ x: view, y: 0 }) } as unknown as Face;
  const table: Watched = {
    face,
    mine: [0],
    over: false,
    shown: { to_act: [0] },
    facts: { seats: [] },
    showing: { underway },
  };
  settings.speed = "normal";
  return new Walk(table);
}

describe("what was shown since the player last acted", () => {
  it("is kept with how much was told by then, and begins anew with one's own deed and with going back", () => {
    const made = walk(true);
    made.remember(shot(1), 4);
    made.remember(shot(2), 7);
    expect(made.shots.map((one) => [one.seat, one.told])).toEqual([
      [1, 4],
      [2, 7],
    ]);
    made.remember(shot(0), 9);
    expect(made.shots).toEqual([]);
    made.remember(shot(1), 10);
    made.remember(shot(1, { happened: [{ what: "undone" }], events: [] }), 10);
    expect(made.shots).toEqual([]);
  });

  it("is followed while something is under way, along the turn of one seat", () => {
    const made = walk(true);
    for (const seat of [1, 2, 2]) made.remember(shot(seat), 1);
    expect([made.followed?.seat, made.turn.length]).toEqual([2, 2]);
    expect(made.trail).toEqual({ seat: 2, spots: [2, 2].map((x) => ({ x, y: 0 })) });
    const rests = walk(false);
    rests.remember(shot(1), 1);
    expect([rests.followed, rests.turn]).toEqual([null, []]);
  });

  it("can be looked at again until something new is shown", () => {
    const made = walk(false);
    made.remember(shot(1), 1);
    made.recall(0);
    expect([made.again?.seat, made.turn.length]).toEqual([1, 1]);
    made.recall(5);
    expect(made.again).toBe(null);
    made.recall(0);
    made.remember(shot(2), 2);
    expect(made.recalled).toBe(null);
  });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import type { Told } from "../wire/types";
import type { Face } from "./face";
import type { Shot } from "./shots";
import { Showing, type Stage } from "./showing.svelte";
import { STEP_MS } from "./speed";

const shot = (seq: number, seat: number | null, event = "Moved") => ({ seq, seat, events: [{ event }] }) as Shot;
const face = {
  linger: () => 0,
  place: () => ({ x: 0, y: 0 }),
  stops: (events: Told[]) => events[0]!.event === "RoundEnded",
} as unknown as Face;

function stage() {
  const shown: number[] = [];
  const made = { face, mine: [0], over: false, pace: 1, show: (one: Shot) => shown.push(one.seq), nod: vi.fn() };
  return { shown, nod: made.nod, showing: new Showing(made as unknown as Stage) };
}

describe("what waits to be shown", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = "normal";
  });
  afterEach(() => vi.useRealTimers());

  it("gives each deed of another seat its time, and none to one's own", () => {
    const { shown, showing } = stage();
    showing.add([shot(1, 0), shot(2, 1), shot(3, 1)]);
    expect([shown, showing.catchingUp]).toEqual([[1, 2], true]);
    vi.advanceTimersByTime(STEP_MS.normal);
    expect([shown, showing.catchingUp, showing.underway]).toEqual([[1, 2, 3], false, true]);
    vi.advanceTimersByTime(STEP_MS.normal);
    expect(showing.underway).toBe(false);
  });

  it("holds while it is paused", () => {
    const { shown, showing } = stage();
    showing.pause();
    showing.add([shot(1, 1)]);
    vi.advanceTimersByTime(10_000);
    expect([shown, showing.underway]).toEqual([[], true]);
    showing.pause();
    expect(shown).toEqual([1]);
  });

  it("skips the turn of one seat and no more", () => {
    const { shown, showing } = stage();
    showing.add([shot(1, 1), shot(2, 1), shot(3, 2), shot(4, 2)]);
    showing.skipTurn(1);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("stops where the game asks for it until somebody goes on, and tells the bots", () => {
    const { shown, showing, nod } = stage();
    showing.add([shot(1, null, "RoundEnded"), shot(2, 1)]);
    expect([shown, showing.stopped, nod.mock.calls.length]).toEqual([[1], true, 0]);
    showing.goOn();
    expect([shown, showing.stopped, nod.mock.calls.length]).toEqual([[1, 2], false, 1]);
  });

  it("shows everything at once on demand, and by itself when too much waits", () => {
    const { shown, showing } = stage();
    showing.add([shot(1, 1), shot(2, 1), shot(3, 1)]);
    showing.hurry();
    expect([shown, showing.underway]).toEqual([[1, 2, 3], false]);
    showing.add(Array.from({ length: 100 }, (_, at) => shot(4 + at, 1)));
    expect(shown.length).toBe(103);
  });
});

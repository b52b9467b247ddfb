import { describe, expect, it } from "vitest";
import type { Told, Update } from "../wire/types";
import { shotsOf } from "./shots";

const FREE = { points: 0, uses: [], test: 0, risk: 0, worst: false };

function event(name: string, manner?: Told["manner"]): Told {
  return manner ? { event: name, manner } : { event: name };
}

function step(seq: number, seat: number | null, events: number, picture: string | null, points = 0) {
  return { seq, seat, events, price: { ...FREE, points }, picture };
}

/** Two entries: a bot draws a tile, and lays it, which leads to a rope. */
function update(steps: object[]): Update {
  return {
    type: "update",
    seq: 12,
    since: 10,
    happened: [
      { seq: 11, what: "acted", seat: 1, events: [event("Discovered", "quiet"), event("TileDrawn")] },
      { seq: 12, what: "acted", seat: 1, events: [event("TileLaid"), event("RopesLaid")] },
    ],
    picture: "now",
    steps,
    table: {},
    you: { seats: [0], host: false, looking: 0 },
  } as unknown as Update;
}

const STEPS = [step(11, 1, 1, "a", 1), step(11, null, 1, "b"), step(12, 1, 1, "c"), step(12, null, 1, null)];

describe("the shots of an update", () => {
  it("has one for each step that tells something, with the picture it led to", () => {
    const shots = shotsOf(update(STEPS));
    expect(shots.map((shot) => [shot.events.map((told) => told.event).join("+"), shot.picture])).toEqual([
      ["Discovered+TileDrawn", "b"],
      ["TileLaid", "c"],
      ["RopesLaid", "now"],
    ]);
  });

  it("says whose deed it is and what it cost, also where chance goes on with it", () => {
    expect(shotsOf(update(STEPS)).map((shot) => [shot.seat, shot.price?.points])).toEqual([
      [1, 1],
      [1, 0],
      [1, 0],
    ]);
  });

  it("tells of whoever begins to act when another ends the turn", () => {
    const made = update([step(11, 1, 2, "a"), step(12, 1, 2, null)]);
    made.happened[1]!.events = [event("TurnEnded"), { event: "TurnBegan", seat: 2 }];
    const [, last] = shotsOf(made);
    expect([last!.seat, last!.doer]).toEqual([2, 1]);
  });

  it("lets the log tell no more than the picture shows", () => {
    const told = shotsOf(update(STEPS)).map((shot) =>
      shot.happened.map((entry) => `${entry.seq}:${entry.events.length}`).join(" "),
    );
    expect(told).toEqual(["11:2", "11:2 12:1", "12:2"]);
  });

  it("keeps together what a game wants to be seen together", () => {
    const shots = shotsOf(update(STEPS), (_, next) => next.some((told) => told.event === "RopesLaid"));
    expect(shots.map((shot) => shot.events.length)).toEqual([2, 2]);
  });

  it("is a single one without steps", () => {
    const shots = shotsOf(update([]));
    expect(shots).toHaveLength(1);
    expect([shots[0]!.events.length, shots[0]!.picture, shots[0]!.happened.length]).toEqual([4, "now", 2]);
  });

  it("shows nothing of the whole story to who has just come, which only the log tells", () => {
    const shots = shotsOf({ ...update([]), since: 0 });
    expect(shots.map((shot) => [shot.events.length, shot.happened.length])).toEqual([[0, 2]]);
  });
});

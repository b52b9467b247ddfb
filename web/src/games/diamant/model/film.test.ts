import { describe, expect, it } from "vitest";
import type { DiamantEvent, DiamantView } from "../../../wire/types";
import { RELIC, trapCard, treasureCard } from "./cards";
import { film, filmLength } from "./film";

function view(changes: Partial<DiamantView> = {}, gathered = [3, 3, 3]): DiamantView {
  return {
    viewer: 0,
    expedition: 2,
    phase: "decision",
    path: [
      { ...treasureCard(11), gems: 2 },
      { ...RELIC, gems: 0 },
      { ...trapCard("snake"), gems: 0 },
      { ...treasureCard(7), gems: 1 },
    ],
    loose: 3,
    seats: gathered.map((gems) => ({ inside: true, chosen: true, choice: "", gathered: gems, chest: 10, relics: [] })),
    deck: [],
    deck_size: 20,
    trap_ends: 2,
    relic_values: [5],
    worth: { gathered: 3, loose: 3, half: 1, relics: 5, alone: 11, shared: 4 },
    traps: ["spider", "snake"],
    diamond: 5,
    expeditions: 5,
    gone: [],
    ...changes,
  };
}

const revealed = (back: number[], seats = [0, 1, 2]): DiamantEvent => ({
  event: "ChoicesRevealed",
  seats,
  back_seats: back,
});

describe("the film of an update", () => {
  it("has no shot for a secret choice", () => {
    expect(film(view(), [{ event: "ChoiceMade", seat: 1 }], view())).toEqual([]);
    expect(filmLength([{ event: "ChoiceMade", seat: 1 }])).toBe(0);
  });

  it("shows a treasure whole before it is shared out", () => {
    const events: DiamantEvent[] = [revealed([]), { event: "TreasureFound", value: 17, share: 5, rest: 2 }];
    const after = view({ phase: "decision" });
    const shots = film(view(), events, after);
    expect(shots.map((shot) => shot.kind)).toEqual(["reveal", "card", "share"]);
    expect(shots[1]!.view.path.at(-1)).toEqual({ ...treasureCard(17), gems: 17 });
    expect(shots[1]!.view.seats[0]!.gathered).toBe(3);
    expect(shots.at(-1)!.view).toBe(after);
  });

  it("lets two who turn back share the path and leaves the relic", () => {
    const events: DiamantEvent[] = [
      revealed([0, 2]),
      { event: "WentBack", seat: 0, share: 1, brought: 4 },
      { event: "WentBack", seat: 2, share: 1, brought: 4 },
      { event: "TrapAppeared", trap: "lava" },
    ];
    const [reveal, card] = film(view(), events, view());
    expect(reveal).toMatchObject({ kind: "reveal", on: [1], back: [0, 2], loose: 3, relicsStay: 1 });
    expect(reveal!.view.seats.map((seat) => [seat.inside, seat.gathered, seat.chest])).toEqual([
      [false, 0, 14],
      [true, 3, 10],
      [false, 0, 14],
    ]);
    expect(reveal!.view.path.map((lying) => lying.gems)).toEqual([0, 0, 0, 1]);
    expect(reveal!.told).toBe(0);
    expect(card!.told).toBe(3);
  });

  it("takes the relics off the path when somebody carries them out alone", () => {
    const events: DiamantEvent[] = [
      revealed([1]),
      { event: "RelicTaken", seat: 1, value: 5 },
      { event: "WentBack", seat: 1, share: 3, brought: 6 },
      { event: "RelicFound" },
    ];
    const [reveal] = film(view(), events, view());
    expect(reveal?.kind === "reveal" && reveal.homecomers).toEqual([{ seat: 1, carried: 3, share: 3, relics: [5] }]);
    expect(reveal!.view.path.map((lying) => lying.kind)).toEqual(["treasure", "snake", "treasure"]);
    expect(reveal!.view.loose).toBe(0);
  });

  it("tells a second trap, what was lost, and the new expedition", () => {
    const events: DiamantEvent[] = [
      revealed([]),
      { event: "TrapSprung", trap: "snake", seats: [0, 1, 2] },
      { event: "GemsLost", seat: 0, gems: 3 },
      { event: "GemsLost", seat: 1, gems: 3 },
      { event: "GemsLost", seat: 2, gems: 3 },
      { event: "TrapRemoved", trap: "snake" },
      { event: "ExpeditionEnded", number: 2, gems: 3, relics: 1 },
      { event: "ExpeditionBegan", number: 3 },
      { event: "RelicFound" },
    ];
    const shots = film(view(), events, view({ expedition: 3 }));
    expect(shots.map((shot) => shot.kind)).toEqual(["reveal", "card", "bust", "begin", "card"]);
    expect(shots[1]).toMatchObject({ card: trapCard("snake"), again: true });
    expect(shots[2]).toMatchObject({ trap: "snake", expedition: 2, first: 3, second: 5 });
    expect(shots[2]!.kind === "bust" && shots[2]!.losses.length).toBe(3);
    expect(shots.map((shot) => shot.told)).toEqual([0, 1, 2, 7, 8]);
    expect(shots[3]!.view).toMatchObject({ expedition: 3, path: [], loose: 0 });
    expect(filmLength(events)).toBeLessThan(4500);
    expect(shots[2]!.ms).toBeGreaterThan(1500);
    expect(shots.reduce((sum, shot) => sum + shot.ms, 0)).toBeCloseTo(filmLength(events));
  });

  it("closes the entrance when the last explorer is home", () => {
    const events: DiamantEvent[] = [
      revealed([0], [0]),
      { event: "WentBack", seat: 0, share: 3, brought: 6 },
      { event: "ExpeditionEnded", number: 2, gems: 0, relics: 1 },
      { event: "ExpeditionBegan", number: 3 },
      { event: "TrapAppeared", trap: "ram" },
    ];
    const shots = film(view({}, [3]), events, view({ expedition: 3 }, [0]));
    expect(shots.map((shot) => shot.kind)).toEqual(["reveal", "close", "begin", "card"]);
    expect(shots.reduce((sum, shot) => sum + shot.ms, 0)).toBeCloseTo(filmLength(events));
  });

  it("keeps a closed chest closed", () => {
    const closed = view({ seats: view().seats.map((seat) => ({ ...seat, chest: null })) });
    const [reveal] = film(closed, [revealed([1]), { event: "WentBack", seat: 1, share: 3, brought: 6 }], closed);
    expect(reveal!.view.seats[1]!.chest).toBeNull();
  });
});

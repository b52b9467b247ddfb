import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SubTerraEvent, SubTerraView } from "../../../wire/types";
import { Stage } from "./stage.svelte";
import { duration, suspense } from "./story";
import type { SubTerraScene } from "./scene";

function view(health: number, cards: number): SubTerraView {
  const cavers = [{ caver: "medic", health, cell: "0,0", where: "tile" }];
  return { cavers, cards, turned: [], cave: [], hunts: [] } as unknown as SubTerraView;
}

const GAS: SubTerraEvent[] = [
  { event: "TurnEnded", caver: "medic" },
  { event: "HazardTurned", card: "gas", cards: 8 },
  { event: "Hurt", caver: "medic", points: 2, cause: "gas" },
];

/** A table whose news come when a test says so. */
function table(pace: number) {
  const made = { news: { serial: 1 }, story: [] as SubTerraEvent[], view: view(3, 9), pace, replay: false };
  const stage = new Stage(made as unknown as SubTerraScene);
  function hear(events: SubTerraEvent[], then: SubTerraView): void {
    made.story = [...made.story, ...events];
    made.news = { serial: made.news.serial + 1 };
    made.view = then;
    stage.follow();
  }
  return { stage, hear };
}

const healthOf = (stage: Stage) => stage.view.cavers[0]!.health;

describe("the stage", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("shows the card first, then what it does, then the table as it is", () => {
    const { stage, hear } = table(1);
    hear(GAS, view(1, 8));
    expect([stage.view.cards, healthOf(stage), stage.untold, stage.acting]).toEqual([8, 3, 1, true]);
    const beat = stage.beat!;
    vi.advanceTimersByTime(suspense(beat));
    expect([healthOf(stage), stage.untold, stage.reached]).toEqual([1, 0, true]);
    vi.advanceTimersByTime(duration(beat) - suspense(beat));
    expect([stage.beat, stage.acting]).toEqual([null, false]);
  });

  it("is skipped at once", () => {
    const { stage, hear } = table(1);
    hear(GAS, view(1, 8));
    stage.next();
    expect([healthOf(stage), stage.untold, stage.acting]).toEqual([1, 0, false]);
  });

  it("catches up when more happens", () => {
    const { stage, hear } = table(1);
    hear(GAS, view(1, 8));
    hear([{ event: "Healed", caver: "medic", target: "medic", health: 2 }], view(2, 8));
    expect([healthOf(stage), stage.untold]).toEqual([2, 0]);
    vi.runAllTimers();
    expect(stage.acting).toBe(false);
  });

  it("never lags behind in calm motion", () => {
    const { stage, hear } = table(0);
    hear(GAS, view(1, 8));
    expect([stage.beat?.kind, healthOf(stage), stage.untold, stage.acting]).toEqual(["hazard", 1, 0, false]);
    vi.runAllTimers();
    expect(stage.beat).toBeNull();
  });
});

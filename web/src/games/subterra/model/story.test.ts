import { describe, expect, it } from "vitest";
import type { SubTerraEvent, SubTerraView } from "../../../wire/types";
import { shape, tile } from "./samples";
import { beats, duration, facings, hazards, turnedUp } from "./story";

const tremor: SubTerraEvent[] = [
  { event: "HazardTurned", card: "tremor", cards: 20 },
  { event: "Tested", caver: "medic", die: 2, success: false, test: "tremor" },
  { event: "Hurt", caver: "medic", points: 1, cause: "tremor" },
  { event: "FellUnconscious", caver: "medic", cell: "0,0" },
  { event: "Tested", caver: "scout", die: 5, success: true, test: "tremor" },
  { event: "RoundBegan", round: 3, cards: 20 },
];

describe("a hazard", () => {
  it("gathers its dice and blows, and knows its round", () => {
    const [hazard] = hazards(tremor, 22);
    expect(hazard).toMatchObject({ card: "tremor", round: 2, cards: 20 });
    expect(hazard!.rolls.map((roll) => roll.die)).toEqual([2, 5]);
    expect(hazard!.blows).toEqual([{ caver: "medic", points: 1, cause: "tremor", fell: true }]);
  });

  it("is one scene, and its dice are none of their own", () => {
    expect(beats(tremor, 22).map((beat) => beat.kind)).toEqual(["hazard"]);
  });

  it("is darkness once the cards are gone", () => {
    const dark: SubTerraEvent[] = [
      { event: "RoundBegan", round: 24, cards: 0 },
      { event: "Tested", caver: "medic", die: 1, success: false, test: "darkness" },
      { event: "Devoured", caver: "medic" },
    ];
    expect(hazards(dark, 22)).toMatchObject([{ card: "darkness", round: 24, devoured: ["medic"] }]);
    expect(beats(dark, 22).map((beat) => beat.kind)).toEqual(["hazard"]);
  });
});

describe("other dice", () => {
  it("each get a scene: tests, and the number of a blast", () => {
    const found = beats(
      [
        { event: "Tested", caver: "medic", die: 6, success: true, test: "hide" },
        { event: "CaveInRolled", die: 3 },
      ],
      22,
    );
    expect(found.map((beat) => beat.kind)).toEqual(["roll", "blast"]);
    expect(found.every((beat) => duration(beat) > 0)).toBe(true);
  });
});

const cave = {
  cave: [tile("0,0", 0, 0), tile("1,0", 1, 0), tile("1,1", 1, -1), tile("3,0", 3, 0, shape("exit", "W"))],
} as unknown as SubTerraView;

describe("the story", () => {
  it("keeps the cards in the order in which they came", () => {
    expect(turnedUp(tremor)).toEqual(["tremor"]);
  });

  it("says where everybody looks", () => {
    const found = facings(cave, [
      { event: "CaverEntered", caver: "medic", cell: "1,0" },
      { event: "CaverEntered", caver: "medic", cell: "1,1" },
    ]);
    expect(found.get("medic")).toBeCloseTo(-Math.PI / 2);
  });
});

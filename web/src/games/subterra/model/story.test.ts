import { describe, expect, it } from "vitest";
import type { SubTerraEvent } from "../../../wire/types";
import { beats, courses, duration, facings, hazards, moments, turnedUp } from "./story";

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

describe("the story", () => {
  it("keeps the cards in the order in which they came", () => {
    expect(turnedUp(tremor)).toEqual(["tremor"]);
  });

  it("says where everybody looks", () => {
    const found = facings([
      { event: "CaverEntered", caver: "medic", cell: "1,0" },
      { event: "CaverEntered", caver: "medic", cell: "1,1" },
    ]);
    expect(found.get("medic")).toBeCloseTo(-Math.PI / 2);
  });

  it("gives each caver a course of health", () => {
    const [course] = courses(
      [
        { event: "RoundBegan", round: 1, cards: 22 },
        { event: "Hurt", caver: "medic", points: 2, cause: "gas" },
        { event: "RoundBegan", round: 2, cards: 21 },
        { event: "Healed", caver: "scout", target: "medic", health: 2 },
        { event: "CaverEntered", caver: "medic", cell: "4,0" },
      ],
      [{ caver: "medic", most: 3, where: "exit" }],
    );
    expect(course).toEqual({ caver: "medic", most: 3, health: [1, 2], out: 2, losses: [{ round: 1, points: 2 }] });
  });

  it("remembers what made the match", () => {
    const found = moments([
      { event: "RoundBegan", round: 9, cards: 3 },
      { event: "HorrorStruck", horror: "A", caver: "diver" },
      { event: "FellUnconscious", caver: "diver", cell: "0,0" },
      { event: "TilePlaced", caver: "scout", cell: "3,0", tile: "exit W" },
      { event: "CaverEntered", caver: "scout", cell: "3,0" },
    ]);
    expect(found.map((moment) => `${moment.round} ${moment.kind} ${moment.caver}`)).toEqual([
      "9 struck diver",
      "9 exit scout",
      "9 first-out scout",
    ]);
  });
});

// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { speak, teach } from "../texts/say.svelte";
import { describe as told, linger } from ".";
import { partsOf, seatParts } from "./reading";
import { stillScene } from "../rulebook/still";

const NAMES = ["Ada", "Ben"];
const VIEW = {
  viewer: 0,
  player_seat: 1,
  stake: 7,
  taken_back: false,
  phase: "dusk",
  winner_seats: [0, 1],
  gone: [],
  deck: { count: 3, top: null },
  cards: [
    { kind: "dusk", value: 4 },
    { kind: "dawn", value: 5 },
  ],
  seat_kept: [12, 20],
  seats: [
    { hand: ["a", "b"], ready: true },
    { hand: [], ready: false },
  ],
};

beforeAll(async () => {
  await speak("en");
  teach("en", "toy-name = Toy\ntoy-view-stake = At stake\ntoy-view-seat_kept = Kept\ntoy-value-dusk = Nightfall\n");
});

describe("a view of a game that this app does not know", () => {
  it("becomes lines, lists, groups and tables, with the words of the game where it has any", () => {
    expect(partsOf("toy", VIEW, NAMES)).toEqual([
      { kind: "line", label: "Player seat", text: "Ben", number: false },
      { kind: "line", label: "At stake", text: "7", number: true },
      { kind: "line", label: "Taken back", text: "no", number: false },
      { kind: "line", label: "Phase", text: "Nightfall", number: false },
      { kind: "list", label: "Winner seats", items: ["Ada", "Ben"] },
      { kind: "list", label: "Gone", items: [] },
      {
        kind: "group",
        label: "Deck",
        parts: [
          { kind: "line", label: "Count", text: "3", number: true },
          { kind: "line", label: "Top", text: "–", number: false },
        ],
      },
      {
        kind: "table",
        label: "Cards",
        heads: ["Kind", "Value"],
        rows: [
          ["Nightfall", "4"],
          ["dawn", "5"],
        ],
      },
    ]);
  });

  it("tells of each seat what the lists of seats say of it", () => {
    const [, ben] = seatParts("toy", VIEW, NAMES);
    expect(ben).toEqual([
      { kind: "line", label: "Kept", text: "20", number: true },
      { kind: "list", label: "Hand", items: [] },
      { kind: "line", label: "Ready", text: "no", number: false },
    ]);
  });

  it("can be read out", () => {
    const said = told(stillScene("toy", 2, "", VIEW)).join(" ");
    expect(said).toContain("At stake: 7.");
    expect(said).toContain("Seat 2 Kept: 20.");
  });

  it("stays a while for what is loud, and not for ever", () => {
    expect(linger([{ event: "Slept", manner: "quiet" }])).toBe(0);
    expect(linger(Array.from({ length: 9 }, () => ({ event: "Rolled" })))).toBeLessThan(2000);
  });
});

describe("a view that is nothing", () => {
  it("shows nothing", () => {
    expect([partsOf("toy", null, NAMES), seatParts("toy", null, NAMES)]).toEqual([[], [[], []]]);
  });
});

import { describe, expect, it } from "vitest";
import type { BadgeFacts, Memento } from "./device";
import { progressOf, sumsOf } from "./sums";

const match = (game: string, figures: Record<string, number>): Memento => ({
  table: "t",
  seat: 0,
  at: 0,
  title: "",
  game,
  edition: "",
  reason: "",
  seconds: 60,
  chapters: 5,
  seats: [],
  figures,
});
const badge = (how: BadgeFacts["how"], figure: string, needs: number, game = ""): BadgeFacts => ({
  name: "any",
  game,
  figure,
  needs,
  how,
  rim: "gold",
});

describe("the sums of a shelf", () => {
  it("count matches, wins, the mean and the best, and keep the latest in order", () => {
    const sums = sumsOf([match("diamant", { points: 40, won: 1 }), match("diamant", { points: 17, won: 0 })], "points");
    expect(sums).toEqual({ matches: 2, won: 1, rate: 50, mean: 29, best: 40, lately: [17, 40] });
  });

  it("of an empty shelf are nothing", () => {
    expect(sumsOf([], "points")).toEqual({ matches: 0, won: 0, rate: 0, mean: 0, best: 0, lately: [] });
  });
});

describe("a badge", () => {
  const shelf = [
    match("diamant", { relics: 2, won: 1 }),
    match("cave", { photos: 6, won: 1 }),
    match("cave", { won: 1 }),
  ];

  it("asks for so much in one match of its game", () => {
    expect(progressOf(badge("best", "relics", 5, "diamant"), shelf)).toMatchObject({ done: 2, earned: false });
    expect(progressOf(badge("best", "photos", 6, "cave"), shelf)).toMatchObject({ done: 6, earned: true });
    expect(progressOf(badge("best", "photos", 6, "diamant"), shelf).done).toBe(0);
  });

  it("or for so much in all together, or in different games", () => {
    expect(progressOf(badge("sum", "won", 25), shelf)).toMatchObject({ done: 3, earned: false });
    expect(progressOf(badge("games", "won", 3), shelf)).toMatchObject({ done: 2, earned: false });
  });
});

// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Memento } from "./device";
import { BadShelf, readShelf, shelfText } from "./file";

const match: Memento = {
  table: "abc-1",
  seat: 1,
  at: 5,
  title: "Friday",
  game: "cave",
  edition: "pegasus",
  reason: "cave-ended",
  seconds: 60,
  chapters: 3,
  seats: [0, 1].map((place) => ({ kind: "person" as const, bot: "", name: "Ada", points: 3, place, winner: false })),
  figures: { points: 3 },
};

function wrong(text: string): [string, number] {
  try {
    readShelf(text);
  } catch (problem) {
    if (problem instanceof BadShelf) return [problem.key, problem.number];
  }
  return ["", 0];
}

describe("a shelf as a file", () => {
  it("is read as it was written", () => {
    expect(readShelf(shelfText([match]))).toEqual([match]);
  });

  it("is refused with what is wrong, and at which match", () => {
    expect(wrong("{")).toEqual(["web-shelf-file-other", 0]);
    expect(wrong("[]")).toEqual(["web-shelf-file-other", 0]);
    expect(wrong(shelfText([]).replace('"version": 1', '"version": 2'))).toEqual(["web-shelf-file-newer", 0]);
    for (const bad of [{ seat: 7 }, { game: "../x" }, { table: "a b" }, { figures: { points: "many" } }, { at: null }])
      expect(wrong(shelfText([match, { ...match, ...bad } as Memento]))).toEqual(["web-shelf-file-damaged", 2]);
    expect(wrong(shelfText(Array<Memento>(301).fill(match)))).toEqual(["web-shelf-file-large", 0]);
  });
});

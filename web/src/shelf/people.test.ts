import { describe, expect, it } from "vitest";
import type { Memento } from "./device";
import { matchesOf, peopleOf } from "./people";

const seats = [
  { name: "Ben", place: 2 },
  { name: "Ada", place: 1 },
];
const match = (table: string, seat: number) => ({ table, seat, seats }) as unknown as Memento;
const shelf = [match("a", 0), match("a", 1), match("b", 0)];

describe("several people at one shelf", () => {
  it("are those who played together at one screen", () => {
    expect(peopleOf(shelf)).toEqual(["Ada", "Ben"]);
    expect(peopleOf([match("b", 0), match("c", 1)])).toEqual([]);
  });

  it("have their own matches each, and all together every match once", () => {
    expect(matchesOf(shelf, "Ben").map((one) => one.table)).toEqual(["a", "b"]);
    expect(matchesOf(shelf, "").map((one) => [one.table, one.seat])).toEqual([
      ["a", 1],
      ["b", 0],
    ]);
  });
});

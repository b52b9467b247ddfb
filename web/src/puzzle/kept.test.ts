// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { dayOf, daysUpTo, keepDay, keepPuzzle, keptDays, keptPuzzle, streak } from "./kept";

beforeEach(() => localStorage.clear());

describe("the streak", () => {
  it("counts days in a row, and today is still to come", () => {
    expect(streak(["2026-11-16", "2026-11-17"], "2026-11-18")).toBe(2);
    expect(streak(["2026-11-16", "2026-11-17", "2026-11-18"], "2026-11-18")).toBe(3);
    expect(streak([], "2026-11-18")).toBe(0);
  });

  it("forgives one missed day in a week, and no second one", () => {
    const days = daysUpTo("2026-11-18", 10);
    expect(
      streak(
        days.filter((_, at) => at !== 5),
        "2026-11-18",
      ),
    ).toBe(9);
    expect(
      streak(
        days.filter((_, at) => at !== 5 && at !== 3),
        "2026-11-18",
      ),
    ).toBe(5);
  });

  it("ends after two missed days", () => {
    expect(streak(["2026-11-14", "2026-11-15"], "2026-11-18")).toBe(0);
  });

  it("passes the end of a month", () => {
    expect(streak(["2026-10-31", "2026-11-01"], "2026-11-01")).toBe(2);
    expect(dayOf(new Date(2026, 10, 1, 23, 59))).toBe("2026-11-01");
  });
});

describe("what is kept", () => {
  it("keeps the best result", () => {
    const one = { stars: 1, solved: true, seen: false, wrong: 2, hints: 0 };
    keepPuzzle("diamant/x", one);
    keepPuzzle("diamant/x", { ...one, stars: 3, wrong: 0 });
    keepPuzzle("diamant/x", { ...one, stars: 0 });
    expect(keptPuzzle("diamant/x").stars).toBe(3);
    expect(keptPuzzle("diamant/y").solved).toBe(false);
  });

  it("keeps a day once, and survives nonsense", () => {
    keepDay("2026-11-18");
    keepDay("2026-11-18");
    expect(keptDays()).toEqual(["2026-11-18"]);
    localStorage.setItem("speleo.puzzles", "{");
    expect(keptDays()).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import type { Account, Standing } from "../wire/types";
import { next, viewerOf, whoWon } from "./viewer";

const standing = (seat: number, points: number, winner: boolean): Standing => ({
  seat,
  place: winner ? 1 : 2,
  points,
  winner,
  breakdown: [],
});

describe("the end is told", () => {
  it("to one person as you, to several at one screen and to those who look on with names", () => {
    expect(viewerOf({ mine: [2] })).toBe(2);
    expect(viewerOf({ mine: [0, 1] })).toBeNull();
    expect(viewerOf({ mine: [] })).toBeNull();
  });

  it("with the right headline", () => {
    const end = [standing(1, 74, true), standing(0, 69, false)];
    expect(whoWon(end, 1)).toBe("you");
    expect(whoWon(end, 0)).toBe("one");
    expect(whoWon([standing(0, 5, true), standing(1, 5, true)], 0)).toBe("many");
    expect(whoWon([standing(0, 0, false)], 0)).toBe("nobody");
  });

  it("with the margin that the server counted", () => {
    const account = { figures: [{ ahead: 0 }, { ahead: 5 }] } as Partial<Account> as Account;
    expect(next(account, [standing(1, 74, true), standing(0, 69, false)])).toEqual({ seat: 0, behind: 5 });
    expect(next(account, [standing(1, 74, true)])).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { UNADORNED } from "../wire/types";
import { type Shared, nextPerson } from "./sharing";

const person = { ...UNADORNED, kind: "person" as const, name: "", colour: 0 };

function table(changes: Partial<Shared>): Shared {
  return {
    mine: [0, 1],
    toAct: [0, 1],
    looking: null,
    busy: false,
    showing: { catchingUp: false },
    over: false,
    picture: { secret: true },
    facts: { seats: [person, person, person] },
    ...changes,
  };
}

const open = { picture: { secret: false } };

describe("several people at one screen", () => {
  it("are asked one after another behind a curtain where something is secret", () => {
    expect(nextPerson(table({}))).toEqual({ seat: 0, curtain: true });
    expect(nextPerson(table({ toAct: [1], looking: 0 }))).toEqual({ seat: 1, curtain: true });
  });

  it("need no curtain where nothing is secret", () => {
    expect(nextPerson(table({ toAct: [1], looking: 0, ...open }))).toEqual({ seat: 1, curtain: false });
  });

  it("keep the screen while it is their own turn", () => {
    expect(nextPerson(table({ looking: 1 }))).toBeNull();
  });

  it("leave nobody's secrets on the screen while all wait", () => {
    expect(nextPerson(table({ toAct: [2], looking: 0 }))).toEqual({ seat: null, curtain: false });
    expect(nextPerson(table({ toAct: [2], looking: 0, ...open }))).toBeNull();
  });

  it("are not asked for a seat that a bot plays", () => {
    const seats = [{ ...person, bot: "odds" }, person, person];
    expect(nextPerson(table({ facts: { seats } }))).toEqual({ seat: 1, curtain: true });
  });

  it("are not asked while something is still under way", () => {
    for (const changes of [{ busy: true }, { showing: { catchingUp: true } }, { over: true }, { mine: [0] }])
      expect(nextPerson(table(changes))).toBeNull();
  });
});

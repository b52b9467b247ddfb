import { describe, expect, it } from "vitest";
import { UNADORNED } from "../wire/types";
import { type Shared, nextPerson, passedTo } from "./sharing";

const person = { ...UNADORNED, kind: "person" as const, name: "", colour: 0 };

function table(changes: Partial<Shared>): Shared {
  return {
    mine: [0, 1],
    toAct: [0, 1],
    looking: null,
    busy: false,
    showing: { catchingUp: false },
    over: false,
    picture: { secret: true, private: true },
    facts: { seats: [person, person, person] },
    ...changes,
  };
}

const open = { picture: { secret: false, private: false } };
/** A choice is secret, but whoever makes it sees no more than everybody. */
const bare = { picture: { secret: true, private: false } };

describe("several people at one screen", () => {
  it("are asked one after another behind a curtain where something is secret", () => {
    expect(nextPerson(table({}))).toEqual({ seat: 0, curtain: true });
    expect(nextPerson(table({ toAct: [1], looking: 0 }))).toEqual({ seat: 1, curtain: true });
  });

  it("need no curtain where nothing is secret", () => {
    expect(nextPerson(table({ toAct: [1], looking: 0, ...open }))).toEqual({ seat: 1, curtain: false });
  });

  it("need none either where only what is chosen is secret", () => {
    expect(nextPerson(table({ toAct: [1], looking: 0, ...bare }))).toEqual({ seat: 1, curtain: false });
  });

  it("pass the screen on before a secret choice is sent", () => {
    expect(passedTo(table({ looking: 0, ...bare }), 0)).toBe(1);
    expect(passedTo(table({ toAct: [1, 2], looking: 1, ...bare }), 1)).toBeNull();
    expect(passedTo(table({ looking: 0 }), 0)).toBeNull();
  });

  it("stay at the screen where nothing is secret, or alone", () => {
    expect(passedTo(table({ looking: 0, ...open }), 0)).toBeUndefined();
    expect(passedTo(table({ mine: [0], looking: 0, ...bare }), 0)).toBeUndefined();
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

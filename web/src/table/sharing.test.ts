import { describe, expect, it } from "vitest";
import { type Shared, nextPerson } from "./sharing";

const person = { kind: "person" as const, name: "", bot: "", resigned: false };

function table(changes: Partial<Shared>): Shared {
  return {
    mine: [0, 1],
    toAct: [0, 1],
    looking: null,
    busy: false,
    catchingUp: false,
    over: false,
    view: {},
    facts: { seats: [person, person, person] },
    ...changes,
  };
}

const secret = { secret: () => true };
const open = { secret: () => false };

describe("several people at one screen", () => {
  it("are asked one after another behind a curtain where something is secret", () => {
    expect(nextPerson(table({}), secret)).toEqual({ seat: 0, curtain: true });
    expect(nextPerson(table({ toAct: [1], looking: 0 }), secret)).toEqual({ seat: 1, curtain: true });
  });

  it("need no curtain where nothing is secret", () => {
    expect(nextPerson(table({ toAct: [1], looking: 0 }), open)).toEqual({ seat: 1, curtain: false });
  });

  it("keep the screen while it is their own turn", () => {
    expect(nextPerson(table({ looking: 1 }), secret)).toBeNull();
  });

  it("leave nobody's secrets on the screen while all wait", () => {
    expect(nextPerson(table({ toAct: [2], looking: 0 }), secret)).toEqual({ seat: null, curtain: false });
    expect(nextPerson(table({ toAct: [2], looking: 0 }), open)).toBeNull();
  });

  it("are not asked for a seat that a bot plays", () => {
    const seats = [{ ...person, bot: "odds" }, person, person];
    expect(nextPerson(table({ facts: { seats } }), secret)).toEqual({ seat: 1, curtain: true });
  });

  it("are not asked while something is still under way", () => {
    for (const changes of [{ busy: true }, { catchingUp: true }, { over: true }, { mine: [0] }])
      expect(nextPerson(table(changes), secret)).toBeNull();
  });
});

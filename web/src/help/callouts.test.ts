// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { CALLOUTS, close, toCome } from "./callouts";

beforeEach(() => localStorage.clear());

describe("callouts", () => {
  it("come one after another, and closed ones never again", () => {
    const all = CALLOUTS.diamant!;
    expect(toCome("diamant")).toEqual(all);
    close("diamant", ["aim"]);
    expect(toCome("diamant")).toEqual(all.slice(1));
    expect(toCome("cave")).toEqual(CALLOUTS.cave);
    close(
      "diamant",
      all.map((one) => one.name),
    );
    expect(toCome("diamant")).toEqual([]);
  });

  it("survive nonsense in the storage, and games that have none", () => {
    localStorage.setItem("speleo.callouts", "{");
    expect(toCome("diamant")).toHaveLength(4);
    expect(toCome("pig")).toEqual([]);
  });
});

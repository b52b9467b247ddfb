import { describe, expect, it } from "vitest";
import { chairsNow, tableCode } from "./start";

describe("a table code", () => {
  it("is taken from a whole link as well as from the code alone", () => {
    expect(tableCode("http://caves.example/table/wX4_TdJgpr7BinnI1lhYAw")).toBe("wX4_TdJgpr7BinnI1lhYAw");
    expect(tableCode("  wX4_TdJgpr7BinnI1lhYAw ")).toBe("wX4_TdJgpr7BinnI1lhYAw");
    expect(tableCode("http://caves.example/table/abcdef?step=3#code=1")).toBe("abcdef");
  });

  it("is empty where there is none", () => {
    expect(tableCode("")).toBe("");
    expect(tableCode("what?!")).toBe("");
  });
});

describe("play now", () => {
  it("seats the player first and bots opposite", () => {
    expect(chairsNow("diamant").map((chair) => chair.kind)).toEqual(["you", "bot", "bot", "bot"]);
    expect(chairsNow("cave").map((chair) => chair.bot)).toEqual(["", "explorer", "explorer"]);
  });
});

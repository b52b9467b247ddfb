// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { games, minutesOf, playersOf } from "../wire/games.svelte";
import { chairsNow, companyOf, namesOf, spokenCode, tableCode } from "./start";

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

describe("a code that is read aloud", () => {
  it("is read in any case and with any gaps", () => {
    expect(spokenCode(" k7fq 2mnd")).toBe("K7FQ-2MND");
    expect(spokenCode("K7FQ-2MND")).toBe("K7FQ-2MND");
  });

  it("has no sign that looks like another, so an id is none", () => {
    expect(spokenCode("K7FQ-2MN0")).toBe("");
    expect(spokenCode("wX4_TdJgpr7BinnI1lhYAw")).toBe("");
  });
});

describe("play now", () => {
  it("seats the player first and bots opposite", () => {
    const about = {
      minutes: [5, 9] as [number, number],
      editions: [],
      options: [],
      cast: [],
      together: false,
      medals: [],
      editable: false,
    };
    games.list = [{ ...about, name: "toy", seats: [2, 4], bots: ["random", "wise"], company: ["wise", "random"] }];
    expect(chairsNow(companyOf("toy")).map((chair) => chair.kind)).toEqual(["you", "bot", "bot"]);
    expect(chairsNow(companyOf("toy")).map((chair) => chair.bot)).toEqual(["", "wise", "random"]);
    expect([playersOf("toy"), minutesOf("toy"), minutesOf("unheard")]).toEqual(["2–4", "5–9", ""]);
  });

  it("shows the names that the server will give", () => {
    const cast = [{ bot: "odds", level: 3, style: "", faces: ["Nora", "Ida"] }];
    expect(namesOf(cast, ["odds", "odds", "odds"])).toEqual(["Nora", "Ida", "Nora 2"]);
    expect(namesOf(cast, ["odds"], ["NORA"])).toEqual(["Ida"]);
    expect(namesOf(cast, ["unheard-of"])).toEqual(["unheard-of"]);
  });
});

// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { settings } from "../settings.svelte";
import { speak } from "../texts/say.svelte";
import type { Blank, BoxPart } from "../wire/boxes";
import { blankName, choiceName, faultText, meant, placeText } from "./words";

const dice: Blank = {
  name: "dice",
  kind: "numbers",
  choices: [],
  low: 1,
  high: 6,
  size: 2,
  only: { blank: "sort", values: ["cave-in"] },
};
const sort: Blank = { ...dice, name: "sort", kind: "choice", choices: ["plain", "cave-in"], only: null };
const part: BoxPart = { name: "tiles.list", shape: "tiles", blanks: [sort, dice], least: 1, most: 9, reach: 0 };

beforeAll(async () => {
  settings.language = "de";
  await speak("de");
});

describe("words about a box", () => {
  it("say where something is wrong and what", () => {
    const place = { part: "tiles.list", row: 3, blank: "dice" };
    expect(placeText("subterra", [part], place)).toBe("Plättchen · Plättchen 4 · Zahlen darauf");
    const values = { kind: "cave-in", wanted: 12, found: 11 };
    expect(faultText("subterra", { place, said: "x", rule: "", key: "sorts", values })).toBe(
      "Es gibt 12 Plättchen der Art „Einsturz“, nicht 11.",
    );
  });

  it("leave to the server what they have no words for", () => {
    const place = { part: "", row: -1, blank: "" };
    expect(faultText("cave", { place, said: "as told", rule: "", key: "", values: {} })).toBe("as told");
    expect(placeText("cave", [part], place)).toBe("Die ganze Schachtel");
  });

  it("use the game's own names", () => {
    expect(choiceName("cave", "kind", "squeeze-2")).toBe("Engpass II");
    expect(blankName("diamant", "traps", "lava")).toBe("Lavagrube");
    expect(choiceName("subterra", "kind", "horror")).toBe("Schrecken");
  });

  it("draw only what has a meaning in a row", () => {
    expect(meant(part.blanks, { sort: "plain", dice: [1, 2] })).toEqual({ sort: "plain" });
    expect(meant(part.blanks, { sort: "cave-in", dice: [1, 2] })).toEqual({ sort: "cave-in", dice: [1, 2] });
  });
});

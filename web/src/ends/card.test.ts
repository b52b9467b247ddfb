import { describe, expect, it } from "vitest";
import { lines } from "./card";

describe("the words of a card", () => {
  it("are cut into lines that fit, and a long word has a line of its own", () => {
    const fits = (text: string) => text.length <= 11;
    expect(lines("Mara maps the mountain", fits)).toEqual(["Mara maps", "the", "mountain"]);
    expect(lines("Höhlenforscherinnen gewinnen", fits)).toEqual(["Höhlenforscherinnen", "gewinnen"]);
  });
});

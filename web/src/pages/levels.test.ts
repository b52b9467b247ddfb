// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { levelsOf, weaker } from "./levels";

const one = (bot: string, level: number) => ({ bot, level, style: "", faces: [bot] });

describe("levels", () => {
  it("are offered once each, weakest first", () => {
    const cast = [one("random", 1), one("odds", 3), one("thumb", 2), one("novice", 1)];
    expect(levelsOf(cast).map(({ bot }) => bot)).toEqual(["random", "thumb", "odds"]);
  });

  it("have one below each but the weakest", () => {
    const levels = [one("random", 1), one("thumb", 2)];
    expect(weaker(levels, "thumb")).toBe("random");
    expect(weaker(levels, "random")).toBe("random");
  });
});

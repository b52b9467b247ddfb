import { describe, expect, it } from "vitest";
import { formsOf } from "./naming";

describe("the forms of a name", () => {
  it("begin with the whole name and lose the rest before the first", () => {
    expect(formsOf("Ada van Velde").slice(0, 3)).toEqual(["Ada van Velde", "Ada V.", "Ada"]);
  });

  it("are shortened with a full stop, never below three letters", () => {
    expect(formsOf("Geologist")).toEqual(["Geologist", "Geologi.", "Geolog.", "Geolo.", "Geol.", "Geo."]);
    expect(formsOf("Ben")).toEqual(["Ben"]);
  });

  it("keep the number that tells two apart", () => {
    expect(formsOf("Magnus 2").at(-1)).toBe("Mag. 2");
  });
});

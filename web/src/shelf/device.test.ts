// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import {
  type Memento,
  clearShelf,
  dropMemento,
  forgetAll,
  guestCode,
  keepCode,
  keepMementos,
  mementos,
  wasDropped,
} from "./device";

const match = (table: string, at: number): Memento => ({ table, seat: 0, at }) as Partial<Memento> as Memento;

describe("the shelf on this device", () => {
  beforeEach(() => localStorage.clear());

  it("keeps each match once, the latest first, and lets go of it", () => {
    keepMementos([match("a", 1), match("b", 2)]);
    keepMementos([match("a", 1)]);
    expect(mementos().map((one) => one.table)).toEqual(["b", "a"]);
    expect(dropMemento(match("b", 2)).map((one) => one.table)).toEqual(["a"]);
    clearShelf();
    expect(mementos()).toEqual([]);
  });

  it("does not let come back what was taken off", () => {
    keepMementos([match("a", 1), match("b", 2)]);
    dropMemento(match("a", 1));
    expect([match("a", 1), match("b", 2)].map(wasDropped)).toEqual([true, false]);
    clearShelf();
    expect(wasDropped(match("b", 2))).toBe(true);
    expect(wasDropped(match("c", Date.now() / 1000 + 60))).toBe(false);
  });

  it("forgets all of ours and nothing of others", () => {
    localStorage.setItem("other", "1");
    keepMementos([match("a", 1)]);
    keepCode("K7FQ-2MND-81XA-RT5C");
    forgetAll();
    expect(Object.keys(localStorage)).toEqual(["other"]);
  });

  it("survives what is no shelf", () => {
    localStorage.setItem("speleo.shelf", "{");
    expect(mementos()).toEqual([]);
  });

  it("keeps a code until it is let go", () => {
    keepCode("K7FQ-2MND-81XA-RT5C");
    expect(guestCode()).toBe("K7FQ-2MND-81XA-RT5C");
    keepCode("");
    expect(guestCode()).toBe("");
  });
});

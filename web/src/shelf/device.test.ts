import { beforeEach, describe, expect, it } from "vitest";
import { type Memento, clearShelf, dropMemento, guestCode, keepCode, keepMementos, mementos } from "./device";

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

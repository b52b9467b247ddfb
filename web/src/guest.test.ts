// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { FIRST_NAMES, another, callMe, guestName, initial, ownName } from "./guest";
import { set, settings } from "./settings.svelte";
import { speak } from "./texts/say.svelte";

beforeAll(async () => {
  settings.language = "en";
  await speak("en");
});

describe("the name of a guest", () => {
  it("is a real one and stays the same", () => {
    const name = guestName();
    expect(FIRST_NAMES.map((first) => `Explorer ${first}`)).toContain(name);
    expect(guestName()).toBe(name);
    expect(ownName()).toBe(name);
  });

  it("is another one after a click, never the same", () => {
    const name = ownName();
    another();
    expect(ownName()).not.toBe(name);
  });

  it("gives way to a name that somebody chose, and comes back with a click", () => {
    callMe(" Ada ");
    expect(ownName()).toBe("Ada");
    another();
    expect(ownName()).toMatch(/^Explorer /);
  });

  it("is not taken for a choice when it is only confirmed", () => {
    set("name", "");
    callMe(guestName());
    expect(settings.name).toBe("");
  });

  it("is marked by the letter of the first name", () => {
    expect(initial("Explorer Kim")).toBe("K");
    expect(initial("Ada")).toBe("A");
  });
});

import { describe, expect, it } from "vitest";
import { asking, asksFirst } from "./second";

describe("a second tap", () => {
  it("is asked for where a step cannot be taken back", () => {
    expect(asksFirst("final", {}, false)).toBe(true);
    expect(asksFirst("final", undefined, false)).toBe(true);
  });
  it("is not asked for where undo does", () => {
    expect(asksFirst("final", { back: true }, false)).toBe(false);
  });
  it("is not asked for where everything to tap is large", () => {
    expect(asksFirst("final", {}, true)).toBe(false);
  });
  it("stays for those who want it, and never comes for those who do not", () => {
    expect(asksFirst("always", { back: true }, true)).toBe(true);
    expect(asksFirst("never", {}, false)).toBe(false);
  });
});

describe("a setting of old", () => {
  it("keeps its meaning", () => {
    expect(asking(true, "final")).toBe("always");
    expect(asking(false, "final")).toBe("never");
  });
  it("is otherwise what the device suggests", () => {
    expect(asking(undefined, "final")).toBe("final");
    expect(asking("sometimes", "never")).toBe("never");
    expect(asking("always", "never")).toBe("always");
  });
});

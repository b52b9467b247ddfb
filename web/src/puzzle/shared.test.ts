import { describe, expect, it } from "vitest";
import { packedText, unpackedText } from "./shared";

describe("a puzzle in a link", () => {
  it("comes back as it was", async () => {
    const text = "Puzzle\n  en: Späleo\n  de: Höhle\n".repeat(30);
    const packed = await packedText(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(text.length / 4);
    expect(await unpackedText(packed)).toBe(text);
  });

  it("is nothing when it is broken", async () => {
    expect(await unpackedText("@@@")).toBe("");
    expect(await unpackedText("abcd")).toBe("");
    expect(await unpackedText("")).toBe("");
  });
});

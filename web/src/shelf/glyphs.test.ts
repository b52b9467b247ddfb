import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GLYPHS } from "./glyphs";

const words = (language: string) => readFileSync(join(import.meta.dirname, `texts/${language}.ftl`), "utf8");

describe("every badge", () => {
  it.each(Object.keys(GLYPHS))("%s has a name and a reason in both languages", (name) => {
    for (const language of ["en", "de"])
      for (const key of [`web-badge-${name} =`, `web-badge-${name}-for =`]) expect(words(language)).toContain(key);
  });
});

import { FluentParser, type Message } from "@fluent/syntax";
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCE = resolve("src");
const SHARED = resolve("../src/speleo");

function files(folder: string, ends: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ends))
    .map((name) => join(folder, name));
}

/** The keys of all catalogues of a language, and the names of the arguments that each uses. */
function keys(language: string, places = [SOURCE, SHARED]): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of places.flatMap((place) => files(place, `${language}.ftl`))) {
    for (const entry of new FluentParser().parse(readFileSync(file, "utf8")).body) {
      if (entry.type === "Junk") throw new Error(`${file}: ${JSON.stringify(entry)}`);
      if (entry.type === "Message") {
        const message = entry as Message;
        if (found.has(message.id.name)) throw new Error(`${file}: ${message.id.name} is there twice`);
        const used =
          JSON.stringify(message.value).match(/"VariableReference","id":\{"type":"Identifier","name":"\w+"/g) ?? [];
        found.set(message.id.name, [...new Set(used)].sort().join());
      }
    }
  }
  return found;
}

describe("the catalogues", () => {
  const [english, german] = [keys("en"), keys("de")];

  it("have the same keys in both languages", () => {
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("have every key that the source names", () => {
    const missing = new Set<string>();
    for (const file of [...files(SOURCE, ".svelte"), ...files(SOURCE, ".ts")].filter(
      (name) => !name.endsWith(".test.ts"),
    )) {
      for (const [, key] of readFileSync(file, "utf8").matchAll(/\bsay\(\s*"([\w-]+)"/g))
        if (!english.has(key!)) missing.add(`${key} (${file})`);
    }
    expect([...missing]).toEqual([]);
  });

  it("leave nothing unused of the pages' own texts", () => {
    const all = [...files(SOURCE, ".svelte"), ...files(SOURCE, ".ts")]
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    const patterns = [...all.matchAll(/`(web-[\w-]*)\$\{/g)].map(([, start]) => start!);
    const own = keys("en", [join(SOURCE, "texts")]);
    const unused = [...own.keys()].filter(
      (key) => !all.includes(`"${key}"`) && !patterns.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });
});

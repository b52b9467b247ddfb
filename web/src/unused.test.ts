/** Nothing that a module offers is there for tests alone, every component is shown somewhere, and a type has a name of its own. */
import { readFileSync, readdirSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { expect, it } from "vitest";

const ROOT = import.meta.dirname;
const OFFERED = /^export (?:abstract )?(?:async )?(?:interface|type|class|const|let|function\*?) (\w+)/gm;
const TYPES = /^export (?:abstract )?(?:interface|type|class) (\w+)/gm;
/** What is for tests, and why. */
const FOR_TESTS = ["rulefaults.ts", "samples.ts"];
const REASONS: Record<string, string> = {
  fingerprint: "the tests compare notes that are composed here with those that Python composes",
};

function sourcesBelow(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(ts|svelte)$/.test(name),
  );
  const kept = names.filter((name) => !/\.test\.ts$|wire[\\/]schema\.ts$/.test(name));
  return Object.fromEntries(kept.map((name) => [join(folder, name), readFileSync(join(folder, name), "utf8")]));
}

const named = (source: string, what: RegExp) => [...source.matchAll(what)].map((found) => found[1]!);

/** What is offered and nobody takes, by file; a name that stands once in its own file is not used there either. */
function lonely(sources: Record<string, string>): string[] {
  const words = new Map(
    Object.entries(sources).map(([file, source]) => {
      const counts = new Map<string, number>();
      const code = source.replace(/\/\*[\s\S]*?\*\//g, "");
      for (const word of code.match(/\w+/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
      return [file, counts];
    }),
  );
  return Object.entries(sources).flatMap(([file, source]) => {
    const others = [...words].filter(
      ([other]) => other !== file && sources[other]!.includes(basename(file).replace(/\.ts$/, "")),
    );
    const taken = (name: string) => words.get(file)!.get(name)! > 1 || others.some(([, counts]) => counts.has(name));
    return named(source, OFFERED).filter((name) => !taken(name) && !FOR_TESTS.includes(basename(file)));
  });
}

/** Words that are two types: in the modules that all games share, or within one game. */
function twice(sources: Record<string, string>): string[] {
  const places = new Map<string, string[]>();
  for (const [file, source] of Object.entries(sources)) {
    const [first, second] = file.split(/[\\/]/);
    const part = first === "games" ? `games/${second}` : "all";
    for (const name of named(source, TYPES)) {
      const key = `${part}: ${name}`;
      places.set(key, [...(places.get(key) ?? []), file]);
    }
  }
  return [...places].flatMap(([key, files]) => (files.length > 1 ? [`${key} in ${files.join(", ")}`] : []));
}

const sources = { ...sourcesBelow(ROOT), ...sourcesBelow(join(ROOT, "../offline")) };
const here = Object.fromEntries(Object.entries(sources).map(([file, source]) => [relative(ROOT, file), source]));

it("offers nothing that nobody takes", () => {
  const found = lonely(here);
  expect(found.filter((name) => !(name in REASONS))).toEqual([]);
  expect(Object.keys(REASONS).filter((name) => !found.includes(name))).toEqual([]);
});

it("has no component that is shown nowhere", () => {
  const components = Object.keys(here).filter((file) => file.endsWith(".svelte"));
  const all = Object.entries(here);
  const shown = (file: string) =>
    all.some(([other, source]) => other !== file && source.includes(`/${basename(file)}`));
  expect(components.filter((file) => !shown(file))).toEqual([]);
});

it("calls no two types by one name", () => {
  expect(twice(here)).toEqual([]);
});

it("would find such names", () => {
  const made = {
    "a/lamp.ts": "export const LIT = 3;\nexport function shine() {}\nexport interface Spot {}\n",
    "b/room.ts":
      'import { shine } from "../a/lamp";\nexport type Spot = number;\nexport const room = (at: Spot) => shine(at);\n',
    "games/cave/spot.ts": 'import { room } from "../../b/room";\nexport class Spot {}\nroom(new Spot());\n',
  };
  expect(lonely(made)).toEqual(["LIT"]);
  expect(twice(made)).toEqual(["all: Spot in a/lamp.ts, b/room.ts"]);
});

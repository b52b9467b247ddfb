/** Both languages say the same things, everything that is said exists, and nothing is said outside the catalogues. */
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { FluentParser, Junk, Message, VariableReference, Visitor } from "@fluent/syntax";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const SHARED = join(ROOT, "../../src/speleo");
/** Names and marks that are the same in every language. */
const WORDLESS = /^(·? ?Speleo|DE|EN|Deutsch|English|AP|HP|LP|O₂|m|[IVX]+|QR|[^\p{L}]*)$/u;

function files(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending) && !name.includes("node_modules"))
    .map((name) => join(folder, name));
}

class Variables extends Visitor {
  found = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.found.add(node.id.name);
  }
}

function catalogue(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of [...files(ROOT, `${language}.ftl`), ...files(SHARED, `${language}.ftl`)]) {
    for (const entry of new FluentParser({}).parse(readFileSync(file, "utf8")).body) {
      if (entry instanceof Junk) throw new Error(`${file}: not Fluent: ${entry.content.split("\n")[0]}`);
      if (!(entry instanceof Message)) continue;
      if (found.has(entry.id.name)) throw new Error(`${file}: ${entry.id.name} is said twice`);
      const variables = new Variables();
      variables.visit(entry);
      found.set(entry.id.name, [...variables.found].sort());
    }
  }
  return found;
}

const english = catalogue("en");
const german = catalogue("de");
const components = files(ROOT, ".svelte");
const sources = [...components, ...files(ROOT, ".ts").filter((name) => !name.endsWith(".test.ts"))];

describe("the catalogues", () => {
  it("have the same keys in both languages", () => {
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("use no argument in one language that the other does not know", () => {
    const odd = [...english].filter(
      ([key, names]) => german.get(key)?.some((name) => !names.includes(name)) && key.startsWith("web-"),
    );
    expect(odd.map(([key]) => key)).toEqual([]);
  });

  it("have every key that the code says", () => {
    const missing: string[] = [];
    for (const file of sources)
      for (const [, key] of readFileSync(file, "utf8").matchAll(/\bsay(?:Of)?\(\s*"([a-z][\w-]*)"/g))
        if (!english.has(key!)) missing.push(`${relative(ROOT, file)}: ${key}`);
    expect(missing).toEqual([]);
  });

  it("speak to the reader wherever a sentence is about people", () => {
    const missing: string[] = [];
    for (const file of sources)
      for (const [, key] of readFileSync(file, "utf8").matchAll(/\bsayOf\(\s*"([a-z][\w-]*)"/g))
        if (!english.has(`${key}-you`)) missing.push(`${relative(ROOT, file)}: ${key}-you`);
    expect(missing).toEqual([]);
  });

  it("have no key of the web app that nothing says", () => {
    const code = sources.map((file) => readFileSync(file, "utf8")).join("\n");
    const stems = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(([, stem]) => stem!);
    const unused = [...english.keys()].filter(
      (key) =>
        key.startsWith("web-") &&
        !code.includes(`"${key}"`) &&
        !code.includes(`"${key.replace(/-you$/, "")}"`) &&
        !stems.some((stem) => key.startsWith(stem)),
    );
    expect(unused).toEqual([]);
  });
});

interface Node {
  type: string;
  name?: string;
  data?: string;
  value?: unknown;
}

/** Words that stand in the markup itself, or in attributes that people read or hear. */
function wordsIn(source: string): string[] {
  const found: string[] = [];
  const read = ["aria-label", "placeholder", "title", "alt", "label"];
  const look = (node: unknown, inside: string): void => {
    if (Array.isArray(node)) node.forEach((item) => look(item, inside));
    else if (node && typeof node === "object") {
      const here = node as Node;
      if (here.type === "Text" && inside !== "skip" && !WORDLESS.test((here.data ?? "").trim()))
        found.push((here.data ?? "").trim());
      const next =
        here.type === "Attribute"
          ? read.includes(here.name ?? "")
            ? "read"
            : "skip"
          : ["StyleSheet", "StyleDirective"].includes(here.type)
            ? "skip"
            : inside;
      for (const [key, value] of Object.entries(here)) if (key !== "parent") look(value, next);
    }
  };
  look(parse(source, { modern: true }).fragment, "text");
  return found;
}

describe("the components", () => {
  it("hold no words of their own", () => {
    const found = components.flatMap((file) =>
      wordsIn(readFileSync(file, "utf8")).map((word) => `${relative(ROOT, file)}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  it("have no inline styles, which the server's policy forbids", () => {
    const found = components.filter((file) => /<[^>]+\sstyle="/.test(readFileSync(file, "utf8")));
    expect(found.map((file) => relative(ROOT, file))).toEqual([]);
  });
});

// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { filesToKeep, workerText } from "./plugin.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pages-"));
  mkdirSync(join(folder, "assets"));
  for (const name of ["index.html", "sw.js", "build.json", "speleo-192.png", "assets/app-1.js"])
    writeFileSync(join(folder, name), name);
});

afterEach(() => rmSync(folder, { recursive: true }));

const build = (text: string): string => /const BUILD = "(\w+)"/.exec(text)![1]!;

test("what the app needs is kept; large icons, the stamp and the worker itself are not", () => {
  expect(filesToKeep(folder)).toEqual(["assets/app-1.js", "index.html"]);
});

test("a change of any kept file makes a new worker, a change of another does not", () => {
  const before = build(workerText(folder));
  writeFileSync(join(folder, "build.json"), "other");
  expect(build(workerText(folder))).toBe(before);
  writeFileSync(join(folder, "index.html"), "other");
  expect(build(workerText(folder))).not.toBe(before);
});

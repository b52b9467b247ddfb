/** The folders of all games have one shape: the parts of the face, and what they are made of. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = import.meta.dirname;
const PARTS = ["Aside", "Board", "Dock", "Finale", "Players", "Status"].map((part) => `${part}.svelte`);
const FOLDERS = ["art", "board", "dock", "model", "texts"];
/** A part of the face may have a folder of its own. */
const OF_PARTS = ["aside", "finale", "players"];
const folders = (place: string) => readdirSync(place).filter((name) => statSync(join(place, name)).isDirectory());

describe.each(folders(ROOT))("the folder of %s", (game) => {
  const place = join(ROOT, game);

  it("holds the parts of the face and nothing else", () => {
    const files = readdirSync(place).filter((name) => !folders(place).includes(name));
    expect(files.sort()).toEqual([...PARTS, "index.ts"].sort());
  });

  it("has the same folders as the others", () => {
    expect(folders(place).filter((name) => !OF_PARTS.includes(name))).toEqual(FOLDERS);
  });

  it("keeps components out of the model", () => {
    expect(readdirSync(join(place, "model")).filter((name) => name.endsWith(".svelte"))).toEqual([]);
  });
});

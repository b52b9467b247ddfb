import { describe, expect, it } from "vitest";
import type { CaveEntry, CaveView } from "../../wire/types";
import { deeds } from "./deeds";
import { face, linger } from ".";

const base = { x: 0, y: 0, kind: "base" };
const table = (team: object) =>
  ({ spaces: [base], teams: [team], phase: "turn", starving: false }) as unknown as CaveView;
const end = { action: "end", kind: "end", values: {}, price: { points: 0 } } as unknown as CaveEntry;
const kinds = (team: object, legal: CaveEntry[] = [end]) => deeds(legal, table(team), 0).map((deed) => deed.kind);

describe("the dock", () => {
  it("shows at the base what is done there", () => {
    expect(kinds({ x: 0, y: 0, tent: "base", tent_place: null })).toEqual([
      "discover",
      "photo",
      "dive",
      "take-tent",
      "repack",
      "discard",
      "end",
    ]);
  });

  it("shows in the cave what the tent is good for", () => {
    expect(kinds({ x: 1, y: 0, tent: "packed: prov", tent_place: null })).toContain("pitch");
    expect(kinds({ x: 1, y: 0, tent: "1,0: prov", tent_place: [1, 0] })).toEqual(
      expect.arrayContaining(["pack-tent", "exchange"]),
    );
    expect(kinds({ x: 1, y: 0, tent: "gone", tent_place: null })).toEqual([
      "discover",
      "photo",
      "dive",
      "discard",
      "end",
    ]);
  });

  it("knows what to ask when something is not possible", () => {
    const found = deeds([end], table({ x: 1, y: 0, tent: "gone", tent_place: null }), 0);
    expect(found.filter((deed) => deed.entries.length === 0).map((deed) => deed.notation)).toEqual([
      "discover",
      "photo",
      "dive half",
      "discard",
    ]);
  });
});

describe("the face", () => {
  it("draws a curtain only while loads are secret", () => {
    expect(face.secret({ phase: "packing" } as never)).toBe(true);
    expect(face.secret({ phase: "turn" } as never)).toBe(false);
  });

  it("cites the rules of what happens now", () => {
    expect(face.rulesNow({ phase: "place" } as never)).toContain("CAVE-4.14");
    expect(face.rulesNow({ phase: "turn", starving: true } as never)).toContain("CAVE-13.6");
  });

  it("gives time to what is worth looking at, but never long", () => {
    expect(linger([{ event: "Moved" }])).toBeGreaterThan(0);
    expect(linger(Array.from({ length: 20 }, () => ({ event: "Moved" })))).toBeLessThanOrEqual(1800);
    expect(face.quiet({ event: "LoadChosen" })).toBe(true);
  });
});

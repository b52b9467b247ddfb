import { describe, expect, it } from "vitest";
import type { SubTerraOffer, SubTerraView } from "../../../wire/types";
import { cellName, extent, spotOf, tileOn } from "./cave";
import { namesCaver, targets, walls } from "./choices";
import { placements } from "./placing";
import { tile } from "./samples";

const view = { cave: [tile("0,0", 0, 0), tile("2,3", 2, -3)], placements: [] } as unknown as SubTerraView;
const price = { points: 1, uses: [], test: 0, risk: 0, worst: false };
type Sided = "move" | "explore" | "reveal" | "run" | "demolish";
const entry = (kind: Sided, side: string, at: [number, number]): SubTerraOffer => ({ action: `${kind} ${side}`, kind, values: { side }, price, at }); // prettier-ignore
const actions = (legal: SubTerraOffer[], chosen: string | null) =>
  targets(legal, chosen).map(({ options }) => options.map((each) => each.action));

describe("the cave", () => {
  it("has its tiles where the view puts them", () => {
    expect(spotOf(view, "2,3")).toEqual({ x: 2, y: -3 });
    expect(spotOf(view, "none")).toEqual({ x: 0, y: 0 });
    expect(tileOn(view, { x: 2, y: -3 })?.cell).toBe(cellName({ x: 2, y: -3 }));
    expect(extent(view.cave)).toEqual({ x: 0, y: -3, width: 3, height: 4 });
  });
});

describe("what can be touched", () => {
  it("is the place that an entry was given", () => {
    const legal = [entry("move", "N", [0, -1]), entry("explore", "E", [1, 0]), entry("reveal", "E", [1, 0])];
    expect(actions(legal, null)).toEqual([["move N"], ["explore E", "reveal E"]]);
  });

  it("hides a run where a plain move leads, until it is chosen", () => {
    const legal = [entry("move", "N", [0, -1]), entry("run", "N", [0, -1]), entry("run", "E", [1, 0])];
    expect(actions(legal, null)).toEqual([["move N"], ["run E"]]);
    expect(actions(legal, "run")).toEqual([["run N"], ["run E"]]);
  });

  it("puts driving a horror away before walking into it", () => {
    const repel: SubTerraOffer = { action: "repel A", kind: "repel", values: { horror: "A" }, price, at: [0, -1] };
    expect(actions([entry("move", "N", [0, -1]), repel], null)).toEqual([["repel A", "move N"]]);
  });

  it("offers walls only when a blast was chosen", () => {
    const legal = [entry("demolish", "E", [1, 0])];
    expect([walls(legal, null), targets(legal, "demolish")]).toEqual([[], []]);
    expect(walls(legal, "demolish")).toMatchObject([{ behind: { x: 1, y: 0 } }]);
  });

  it("may be a caver", () => {
    const heal: SubTerraOffer = { action: "heal medic", kind: "heal", values: { caver: "medic" }, price, at: [0, 0] };
    expect([heal, entry("move", "N", [0, -1])].filter(namesCaver)).toEqual([heal]);
  });

  it("is a drawn tile in each legal rotation", () => {
    const { face } = tile("0,0", 0, 0);
    const seen = { ...view, placements: [{ action: "place 0", face }, { action: "place 90", face }] }; // prettier-ignore
    const legal: SubTerraOffer[] = [{ action: "place 90", kind: "place", values: { angle: 90 }, price, at: [0, 1] }];
    expect(placements(seen, legal).map(({ action }) => action)).toEqual(["place 90"]);
  });
});

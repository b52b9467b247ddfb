import { describe, expect, it } from "vitest";
import type { SubTerraEntry, SubTerraView } from "../../../wire/types";
import { dockKinds, example, targets, unsure, walls } from "./choices";
import { placements } from "./placing";

const price = { points: 1, uses: [], test: 0, risk: 0 };

function entry(action: string): SubTerraEntry {
  const [kind, value] = action.split(" ") as [string, string | undefined];
  const field = ["dig", "excavate"].includes(kind) ? "where" : ["heal", "bandage", "direct"].includes(kind) ? "caver" : ["order", "repel"].includes(kind) ? "horror" : ["surface", "spawn"].includes(kind) ? "cell" : kind === "place" ? "angle" : "side"; // prettier-ignore
  return {
    action,
    kind,
    values: value === undefined ? {} : { [field]: field === "angle" ? Number(value) : value },
    price,
  } as unknown as SubTerraEntry;
}

const view = {
  acting: "medic",
  active: "medic",
  asks: "turn",
  chasing: "none",
  drawn: "none",
  cavers: [
    { caver: "medic", cell: "0,0", health: 3, most: 3 },
    { caver: "scout", cell: "0,0", health: 1, most: 3 },
  ],
  cave: [
    { cell: "0,0", tile: "start NESW", horrors: "-" },
    { cell: "0,1", tile: "plain NS", horrors: "A" },
  ],
  hunts: [{ horror: "A", cell: "0,1" }],
} as unknown as SubTerraView;

describe("what can be touched", () => {
  it("is the cell an action leads to", () => {
    expect(
      targets(view, [entry("move N"), entry("explore E"), entry("reveal E")], null).map(({ cell, options }) => [
        cell,
        ...options.map((each) => each.action),
      ]),
    ).toEqual([
      ["0,1", "move N"],
      ["1,0", "explore E", "reveal E"],
    ]);
  });

  it("hides a run where a plain move leads, until it is chosen", () => {
    const legal = [entry("move N"), entry("run N"), entry("run E")];
    expect(targets(view, legal, null).map(({ options }) => options[0]!.action)).toEqual(["move N", "run E"]);
    expect(targets(view, legal, "run").map(({ options }) => options[0]!.action)).toEqual(["run N", "run E"]);
  });

  it("puts driving a horror away before walking into it", () => {
    expect(targets(view, [entry("move N"), entry("repel A")], null)[0]!.options.map((each) => each.kind)).toEqual([
      "repel",
      "move",
    ]);
  });

  it("starts the way of a horror where the horror is", () => {
    expect(targets({ ...view, asks: "path", chasing: "A" }, [entry("path N")], null)[0]!.cell).toBe("0,2");
  });

  it("offers walls only when a blast was chosen", () => {
    expect(walls(view, [entry("demolish E")], null)).toEqual([]);
    expect(walls(view, [entry("demolish E")], "demolish")).toMatchObject([{ cell: "0,0", side: "E" }]);
  });
});

describe("the dock", () => {
  it("always has the basic actions and the caver's own, others while they are legal", () => {
    expect(dockKinds(view, [])).toEqual(["reveal", "move", "explore", "run", "heal", "hide", "bandage", "sprint"]);
    expect(dockKinds(view, [entry("swim N")])).toContain("swim");
  });

  it("asks about something sensible when a kind is not legal", () => {
    expect(example(view, "move")).toBe("move N");
    expect(example(view, "reveal")).toBe("reveal E");
    expect(example(view, "bandage")).toBe("bandage scout");
    expect(example(view, "hide")).toBe("hide");
  });

  it("knows which risks are only the worst case", () => {
    expect([unsure(entry("explore N")), unsure(entry("move N"))]).toEqual([true, false]);
  });
});

describe("a drawn tile", () => {
  it("is shown in each legal rotation", () => {
    expect(placements({ ...view, drawn: "plain NE" }, [entry("place 0"), entry("place 90")])).toEqual([
      { action: "place 0", tile: "plain NE" },
      { action: "place 90", tile: "plain ES" },
    ]);
  });
});

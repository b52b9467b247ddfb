import { describe, expect, it } from "vitest";
import type { SubTerraEvent, SubTerraView } from "../../../wire/types";
import { shape, tile } from "./samples";
import { shownAfter } from "./telling";

const view = {
  round: 3,
  phase: "action",
  cards: 9,
  turned: [["gas", 1]],
  gas: 0,
  cavers: [
    { caver: "medic", health: 3, cell: "0,0", where: "tile" },
    { caver: "scout", health: 1, cell: "0,1", where: "tile" },
  ],
  cave: [
    tile("0,0", 0, 0, shape("start", "N", "E", "S", "W")),
    tile("0,1", 0, -1, shape("cave-in", "N", "S")),
    tile("1,0", 1, 0, shape("exit", "W")),
  ],
  hunts: [{ horror: "A", cell: "0,1", prey: "medic", away: 1, way: ["0,1", "0,0"] }],
} as unknown as SubTerraView;

function after(...events: SubTerraEvent[]): SubTerraView {
  return shownAfter(view, events, view);
}

describe("the table while a scene plays", () => {
  it("has turned the card but not yet suffered from it", () => {
    const turned = after({ event: "HazardTurned", card: "cave-in", cards: 8 });
    expect(turned).toMatchObject({ cards: 8, phase: "hazard", cavers: view.cavers, cave: view.cave });
    expect(turned.turned).toHaveLength(2);
  });

  it("counts health down, never below nothing", () => {
    const hurt = after({ event: "Hurt", caver: "scout", points: 3, cause: "cave-in" });
    expect(hurt.cavers.map((caver) => caver.health)).toEqual([3, 0]);
  });

  it("lays rubble beside other marks and takes it away again", () => {
    const fallen = after({ event: "TileFlooded", cell: "0,1" }, { event: "RubbleFell", cell: "0,1" });
    expect(fallen.cave[1]!.marks).toEqual(["flooded", "rubble"]);
    const cleared = shownAfter(fallen, [{ event: "RubbleCleared", caver: "medic", cell: "0,1" }], view);
    expect(cleared.cave[1]!.marks).toEqual(["flooded"]);
  });

  it("moves horrors and cavers", () => {
    const moved = after(
      { event: "HorrorMoved", horror: "A", cell: "0,0" },
      { event: "CaverEntered", caver: "medic", cell: "1,0" },
    );
    expect(moved.hunts[0]).toMatchObject({ cell: "0,0", away: 0, way: ["0,0"] });
    expect(moved.cavers[0]).toMatchObject({ cell: "1,0", where: "exit" });
  });

  it("opens a blasted wall as it lies in the end", () => {
    const [first, ...rest] = view.cave;
    const last = { ...view, cave: [{ ...first!, blasted: ["E"] }, ...rest] };
    const open = shownAfter(view, [{ event: "WallBlasted", caver: "medic", cell: "0,0", side: "E" }], last);
    expect(open.cave.map((tile) => tile.blasted)).toEqual([["E"], [], []]);
  });
});

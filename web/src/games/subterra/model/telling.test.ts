import { describe, expect, it } from "vitest";
import type { SubTerraEvent, SubTerraView } from "../../../wire/types";
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
    { cell: "0,0", tile: "start NESW", marks: "-", blasted: "-" },
    { cell: "0,1", tile: "cave-in NS/3,4", marks: "-", blasted: "-" },
    { cell: "1,0", tile: "exit W", marks: "-", blasted: "-" },
  ],
  hunts: [{ horror: "A", cell: "0,1", prey: "medic", away: 1, way: ["0,1", "0,0"] }],
} as unknown as SubTerraView;

function after(...events: SubTerraEvent[]): SubTerraView {
  return shownAfter(view, events);
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
    expect(fallen.cave[1]!.marks).toBe("flooded+rubble");
    expect(shownAfter(fallen, [{ event: "RubbleCleared", caver: "medic", cell: "0,1" }]).cave[1]!.marks).toBe(
      "flooded",
    );
  });

  it("moves horrors and cavers", () => {
    const moved = after(
      { event: "HorrorMoved", horror: "A", cell: "0,0" },
      { event: "CaverEntered", caver: "medic", cell: "1,0" },
    );
    expect(moved.hunts[0]).toMatchObject({ cell: "0,0", away: 0, way: ["0,0"] });
    expect(moved.cavers[0]).toMatchObject({ cell: "1,0", where: "exit" });
  });

  it("opens a blasted wall on both sides", () => {
    const open = after({ event: "WallBlasted", caver: "medic", cell: "0,0", side: "E" });
    expect(open.cave.map((tile) => tile.blasted)).toEqual(["E", "-", "W"]);
  });
});

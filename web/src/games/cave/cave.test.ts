import { describe, expect, it } from "vitest";
import type { CaveEntry, CaveView } from "../../wire/types";
import {
  type CaveScene,
  type Space,
  behind,
  boardLook,
  lookOf,
  readTile,
  ropesOf,
  sides,
  turned,
  wayTo,
  windowOn,
} from "./cave";
import { ghosts, offered, targets } from "./offers";

const space = (x: number, y: number, kind: string, more: Partial<Space> = {}): Space => ({
  x,
  y,
  kind,
  exits: "NESW",
  open: "-",
  depth: 0,
  token: false,
  rope_token: false,
  ropes: "-",
  face_down: false,
  ...more,
});
const board = [
  space(0, 0, "base", { exits: "-" }),
  space(0, -1, "field", { exits: "N" }),
  space(1, 0, "field", { exits: "E" }),
  space(-1, 0, "rock", { exits: "-" }),
];
const team = { x: 0, y: -1 };
const view = {
  spaces: [...board, space(0, -2, "descent", { depth: 25 })],
  teams: [team],
  drawn: "W NE",
} as unknown as CaveView;
const price = { points: 1, uses: [], test: 0, risk: 0 } as CaveEntry["price"];

function scene(legal: object[], more: object = {}): CaveScene {
  const entries = legal.map((entry) => ({ price, ...entry })) as CaveEntry[];
  return {
    view,
    me: 0,
    legal: entries,
    picture: { legal: entries },
    busy: false,
    replay: false,
    ...more,
  } as unknown as CaveScene;
}

describe("ways", () => {
  it("lead to the side, to the base and to the fields in their order", () => {
    expect(behind(view, team, "n")).toEqual({ x: 0, y: -2 });
    expect(behind(view, team, "base")).toMatchObject({ x: 0, y: 0 });
    expect(behind(view, { x: 0, y: 0 }, "f2")).toMatchObject({ x: 1, y: 0 });
  });

  it("are found between two spaces that touch", () => {
    expect(wayTo(view, { x: 0, y: 0 }, { x: 1, y: 0 })).toBe("f2");
    expect(wayTo(view, team, { x: 0, y: 0 })).toBe("base");
    expect(wayTo(view, team, { x: 0, y: -2 })).toBe("n");
    expect(wayTo(view, team, { x: 3, y: 3 })).toBeNull();
  });
});

describe("tiles", () => {
  it("turn clockwise", () => {
    expect(turned("N")).toBe("E");
    expect(turned("NES")).toBe("ESW");
    expect(turned(turned("NS"))).toBe("NS");
    expect(sides("-")).toEqual([]);
    expect(readTile("S2 NE")).toEqual({ kind: "squeeze-2", exits: "NE" });
  });

  it("look the same as a ghost and when they lie", () => {
    const tile = { kind: "water", exits: "NE", depth: 25 };
    expect(lookOf(tile, { x: 3, y: 1 })).toEqual(lookOf(tile, { x: 3, y: 1 }));
  });

  it("of the start board are one picture", () => {
    const { look, left, top } = boardLook(view.spaces);
    expect([left, top, look.width, look.height]).toEqual([-1, -1, 3, 2]);
    expect(look.cells?.find((cell) => cell.kind === "base")).toMatchObject({ x: 1, y: 1, exits: "" });
  });
});

describe("ropes", () => {
  it("hang once on a link, a strand for each level", () => {
    const found = ropesOf([space(0, 0, "empty", { ropes: "E" }), space(1, 0, "descent", { depth: 50, ropes: "W" })]);
    expect(found.map((rope) => rope.strands)).toEqual([2]);
  });
});

describe("the part of the cave in sight", () => {
  const all = { x: 0, y: 0, width: 1000, height: 300 };
  it("is all of it if that fits, else what is around the team, within the cave", () => {
    expect(windowOn(all, { width: 900, height: 600 }, 0.5, { x: 0, y: 0 })).toEqual(all);
    expect(windowOn(all, { width: 250, height: 600 }, 0.5, { x: 990, y: 0 })).toEqual({
      x: 500,
      y: 0,
      width: 500,
      height: 300,
    });
  });
});

describe("the legal list on the board", () => {
  it("is gathered by space, with the 5-AP move aside", () => {
    const legal = [
      { action: "move n dive half", kind: "move", values: { way: "n", how: "dive-half" } },
      { action: "move n raft", kind: "move", values: { way: "n", how: "raft" } },
      { action: "force n", kind: "force", values: { way: "n" } },
      { action: "force base", kind: "force", values: { way: "base" } },
    ];
    const found = targets(scene(legal));
    expect(found.map((target) => [target.moves.length, target.force?.action])).toEqual([
      [2, "force n"],
      [0, "force base"],
    ]);
  });

  it("offers ghosts with their ways round in the order of turning", () => {
    const legal = ["SW", "NE", "ES"].map((exits) => ({
      action: `place n ${exits}`,
      kind: "place",
      values: { side: "n", exits },
    }));
    const [ghost] = ghosts(scene(legal));
    expect(ghost?.cell).toEqual({ x: 0, y: -2 });
    expect(ghost?.ways.map((way) => way.exits)).toEqual(["NE", "ES", "SW"]);
  });

  it("offers rockfalls where nothing fits", () => {
    expect(ghosts(scene([{ action: "rockfall n", kind: "rockfall", values: { side: "n" } }]))[0]?.kind).toBe(
      "rockfall",
    );
  });

  it("stays while something is sent", () => {
    const legal = [{ action: "end", kind: "end", values: {} }];
    expect(offered(scene(legal, { legal: [], busy: true }))).toHaveLength(1);
    expect(offered(scene(legal, { legal: [], busy: true, replay: true }))).toHaveLength(0);
  });
});

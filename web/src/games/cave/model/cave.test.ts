import { describe, expect, it } from "vitest";
import type { CaveOffer, CaveView } from "../../../wire/types";
import { type CaveScene, type Space, boardLook, lookOf, pileOf, ropesOf, windowOn } from "./cave";
import { deeds } from "./deeds";
import { ghosts, offered, targets } from "./offers";

const space = (x: number, y: number, kind: string, more: Partial<Space> = {}): Space => ({
  x,
  y,
  kind,
  exits: ["N", "E", "S", "W"],
  open: [],
  level: 0,
  token: "",
  rope_token: false,
  ropes: [],
  face_down: false,
  ...more,
});
const board = [space(0, 0, "base", { exits: [] }), space(0, -1, "field"), space(1, 0, "field"), space(-1, 0, "rock")];
const price = { points: 1, uses: [], test: 0, risk: 0, worst: false };

function scene(legal: CaveOffer[], view: Partial<CaveView> = {}, more: object = {}): CaveScene {
  const made = { view: { spaces: board, placements: [], ...view }, me: 0, legal, picture: { legal }, busy: false };
  return { ...made, replay: false, ...more } as unknown as CaveScene;
}
const move = (how: string, at: [number, number]): CaveOffer => ({ action: `move ${how}`, kind: "move", values: { way: "n", how }, price, at }); // prettier-ignore
const force = (way: string, at: [number, number]): CaveOffer => ({ action: `force ${way}`, kind: "force", values: { way }, price, at }); // prettier-ignore

describe("tiles", () => {
  it("look the same as a ghost and when they lie", () => {
    const tile = { kind: "water", exits: ["N", "E"], level: 1 };
    expect(lookOf(tile, { x: 3, y: 1 })).toEqual(lookOf(tile, { x: 3, y: 1 }));
  });

  it("of the start board are one picture", () => {
    const { look, left, top } = boardLook(board);
    expect([left, top, look.width, look.height]).toEqual([-1, -1, 3, 2]);
    expect(look.cells?.find((cell) => cell.kind === "base")).toMatchObject({ x: 1, y: 1, exits: "" });
  });
});

describe("ropes", () => {
  it("hang once on a link, with the strands that the view tells", () => {
    const found = ropesOf([space(0, 0, "empty", { ropes: [["E", 2]] }), space(1, 0, "descent")]);
    expect(found.map((rope) => rope.strands)).toEqual([2]);
  });
});

describe("tokens", () => {
  it("of a category count together", () => {
    const team = { tokens: [["squeeze", [1, 0, 2]]] } as unknown as CaveView["teams"][number];
    expect([pileOf(team, "squeeze"), pileOf(team, "rope")]).toEqual([3, 0]);
  });
});

describe("the part of the cave in sight", () => {
  const all = { x: 0, y: 0, width: 1000, height: 300 };
  it("is all of it if that fits, else what is around the team, within the cave", () => {
    expect(windowOn(all, { width: 900, height: 600 }, 0.5, { x: 0, y: 0 })).toEqual(all);
    const part = windowOn(all, { width: 250, height: 600 }, 0.5, { x: 990, y: 0 });
    expect(part).toEqual({ x: 500, y: 0, width: 500, height: 300 });
  });
});

describe("the legal list on the board", () => {
  it("is gathered by space, with forced moves aside", () => {
    const found = targets(scene([move("half", [0, -2]), move("raft", [0, -2]), force("n", [0, -2]), force("base", [0, 0])])); // prettier-ignore
    expect(found.map((target) => [target.moves.length, target.force?.action])).toEqual([
      [2, "force n"],
      [0, "force base"],
    ]);
  });

  it("offers ghosts with their ways round in the order of the view", () => {
    const placements = ["NE", "ES", "SW"].map((exits) => ({ action: `place n ${exits}`, side: "n", x: 0, y: -2, kind: "water", exits: [...exits] })); // prettier-ignore
    const legal = placements.slice(0, 2).map<CaveOffer>(({ action }) => ({ action, kind: "place", values: { side: "n", exits: "" }, price })); // prettier-ignore
    const [ghost] = ghosts(scene(legal, { placements }));
    expect(ghost?.cell).toEqual({ x: 0, y: -2 });
    expect(ghost?.ways.map((way) => way.exits.join(""))).toEqual(["NE", "ES"]);
  });

  it("stays while something is sent", () => {
    const legal: CaveOffer[] = [{ action: "end", kind: "end", values: {}, price }];
    expect(offered(scene(legal, {}, { legal: [], busy: true }))).toHaveLength(1);
    expect(offered(scene(legal, {}, { legal: [], busy: true, replay: true }))).toHaveLength(0);
  });

  it("fills the buttons that the server shows, in its order", () => {
    const legal: CaveOffer[] = [{ action: "end", kind: "end", values: {}, price }];
    expect(deeds(legal, ["photo", "end"]).map((deed) => [deed.kind, deed.entries.length])).toEqual([
      ["photo", 0],
      ["end", 1],
    ]);
  });
});

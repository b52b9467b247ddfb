/** Spaces, gear and ways in words. */
import { listed, say } from "../../../texts/say.svelte";
import { sayOf } from "../../../texts/sentences";
import type { Price } from "../../../wire/types";
import { type CaveScene, type Space, beside, key } from "./cave";
import { ITEMS, type Load, type Tent } from "./gear";

export function kindName(kind: string): string {
  return say(`cave-kind-${kind}`);
}

export function depthName(scene: Pick<CaveScene, "view">, level: number): string {
  return say("web-cave-metres", { depth: level * scene.view.metres });
}

export function gearName(load: Load): string {
  const parts = ITEMS.filter((item) => load[item] > 0).map((item) => say(`cave-item-${item}`, { count: load[item] }));
  return parts.join(", ") || say("cave-item-nothing", { count: 0 });
}

/** `2 AP, 1 rope, oxygen`. */
export function priceName(price: Price): string {
  return [
    say("price-points", { points: price.points }),
    ...price.uses.map(([what, count]) => say(`web-cave-uses-${what}`, { count })),
  ].join(", ");
}

/** A space with its depth, what lies on it, and who is there. */
export function spaceName(scene: CaveScene, space: Space): string {
  const { teams } = scene.view;
  const parts = [space.face_down ? say("web-cave-face-down") : kindName(space.kind)];
  if (space.kind !== "base") parts.push(depthName(scene, space.level));
  if (space.token) parts.push(say(`cave-token-${space.token}`));
  if (space.rope_token) parts.push(say("cave-token-rope"));
  const roped = ropedSides(scene, space);
  if (roped.length > 0) parts.push(say("web-cave-has-ropes", { ways: listed(ways(roped)) }));
  if (space.open.length > 0) parts.push(say("web-cave-has-open", { ways: listed(ways(space.open)) }));
  const here = teams.flatMap((team, seat) => (key(team) === key(space) ? [scene.names[seat] ?? ""] : []));
  if (here.length > 0) parts.push(say("web-cave-teams-here", { names: listed(here) }));
  const tents = teams.flatMap((team, seat) => (pitchedOn(team.tent, space) ? [scene.names[seat] ?? ""] : []));
  for (const name of tents) parts.push(say("web-cave-tent-here", { name }));
  return parts.join(", ");
}

function ways(sides: string[]): string[] {
  return sides.map((side) => say("cave-way", { way: side.toLowerCase() }));
}

/** The sides of a space on which ropes hang; the view tells each link once. */
function ropedSides(scene: CaveScene, space: Space): string[] {
  const hangs = (from: Space | undefined, side: string) => from?.ropes.some(([roped]) => roped === side) ?? false;
  const at = (side: string) => scene.view.spaces.find((one) => key(one) === key(beside(space, side)));
  const found: [string, boolean][] = [
    ["N", hangs(at("N"), "S")],
    ["E", hangs(space, "E")],
    ["S", hangs(space, "S")],
    ["W", hangs(at("W"), "E")],
  ];
  return found.flatMap(([side, roped]) => (roped ? [side] : []));
}

export function pitchedOn(tent: Tent | null, cell: { x: number; y: number }): boolean {
  return tent?.where === "pitched" && tent.x === cell.x && tent.y === cell.y;
}

/** Where a team is. */
export function placeName(scene: CaveScene, seat: number): string {
  const team = scene.view.teams[seat]!;
  const space = scene.view.spaces.find((one) => key(one) === key(team));
  if (!space) return "";
  return space.kind === "base" ? kindName("base") : `${kindName(space.kind)}, ${depthName(scene, space.level)}`;
}

/** The whole board, for people who do not see it. */
export function describe(scene: CaveScene): string[] {
  const { view } = scene;
  const tiles = view.stacks.reduce((sum, stack) => sum + stack.count, 0);
  const lines = [say("web-cave-in-words", { round: view.round, tiles, rockfalls: view.rockfalls_left })];
  if (view.phase === "packing") lines.push(say("web-cave-packing-now"));
  else if (view.phase !== "over") lines.push(sayOf("web-cave-turn-of", [view.current], scene.reader, { ap: view.ap }));
  if (view.drawn) lines.push(say("cave-drawn", { tile: kindName(view.drawn.kind) }));
  view.teams.forEach((team, seat) => {
    lines.push(
      sayOf("web-cave-team-in-words", [seat], scene.reader, {
        place: placeName(scene, seat),
        gear: team.backpack === null ? say("cave-secret") : gearName(team.backpack),
        tent: say(`web-cave-tent-${team.tent?.where ?? "secret"}`),
        inside: team.tent ? gearName(team.tent.holds) : "",
        points: team.points,
      }),
    );
  });
  for (const space of view.spaces) {
    if (space.kind === "rock") continue;
    lines.push(say("web-cave-space-in-words", { cell: key(space), space: spaceName(scene, space) }));
  }
  return lines;
}

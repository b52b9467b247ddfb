/** Spaces, gear and ways in words. */
import { items } from "../../texts/sentences";
import { type Args, listed, say } from "../../texts/say.svelte";
import type { Price, Told } from "../../wire/types";
import { type CaveScene, type Cell, type Space, key, readTile, sides } from "./cave";
import { type Load, readTent, writeLoad } from "./load";

export function kindName(kind: string): string {
  return say(`cave-kind-${kind}`);
}

export function depthName(depth: number): string {
  return say("web-cave-metres", { depth });
}

export function gearName(load: Load): string {
  return items("cave", writeLoad(load));
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
  if (space.kind !== "base") parts.push(depthName(space.depth));
  if (space.token) parts.push(say(`cave-token-${space.kind.replace("squeeze-", "squeeze")}`));
  if (space.rope_token) parts.push(say("cave-token-rope"));
  if (sides(space.ropes).length > 0) parts.push(say("web-cave-has-ropes", { ways: listed(ways(space.ropes)) }));
  if (sides(space.open).length > 0) parts.push(say("web-cave-has-open", { ways: listed(ways(space.open)) }));
  const here = teams.flatMap((team, seat) => (key(team) === key(space) ? [scene.names[seat] ?? ""] : []));
  if (here.length > 0) parts.push(say("web-cave-teams-here", { names: listed(here) }));
  const tents = teams.flatMap((team, seat) => (standsOn(team.tent_place, space) ? [scene.names[seat] ?? ""] : []));
  for (const name of tents) parts.push(say("web-cave-tent-here", { name }));
  return parts.join(", ");
}

function ways(text: string): string[] {
  return sides(text).map((side) => say("cave-way", { way: side.toLowerCase() }));
}

function standsOn(place: [number, number] | null, cell: Cell): boolean {
  return place !== null && place[0] === cell.x && place[1] === cell.y;
}

/** Where a team is. */
export function placeName(scene: CaveScene, seat: number): string {
  const team = scene.view.teams[seat]!;
  const space = scene.view.spaces.find((one) => key(one) === key(team));
  if (!space) return "";
  return space.kind === "base" ? kindName("base") : `${kindName(space.kind)}, ${depthName(space.depth)}`;
}

/** Where something happened: the space by what it is, not by its number on the map. */
export function seen(told: Told, scene: CaveScene): Args | null {
  const space = scene.view.spaces.find((one) => key(one) === told.cell);
  if (!space) return null;
  const place = [kindName(space.kind)];
  if (space.depth !== 0) place.push(depthName(space.depth));
  return { kind: space.kind, place: place.join(", ") };
}

/** The whole board, for people who do not see it. */
export function describe(scene: CaveScene): string[] {
  const { view } = scene;
  const tiles = view.stacks.reduce((sum, count) => sum + count, 0);
  const lines = [say("web-cave-in-words", { round: view.round, tiles, rockfalls: view.rockfalls_left })];
  if (view.phase === "packing") lines.push(say("web-cave-packing-now"));
  else if (view.phase !== "over")
    lines.push(say("web-cave-turn-of", { name: scene.names[view.current] ?? "", ap: view.ap }));
  if (view.drawn) lines.push(say("cave-drawn", { tile: kindName(readTile(view.drawn).kind) }));
  view.teams.forEach((team, seat) => {
    const tent = readTent(team.tent);
    lines.push(
      say("web-cave-team-in-words", {
        name: scene.names[seat] ?? "",
        place: placeName(scene, seat),
        gear: team.backpack === null ? say("cave-secret") : items("cave", team.backpack),
        tent: say(`web-cave-tent-${tent.state}`),
        inside: gearName(tent.items),
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

/** The legal list in the order in which the table shows it: by space, by ghost, by button. */
import type { CaveEntry } from "../../wire/types";
import { type CaveScene, type Cell, behind, beside, key, readTile, turned } from "./cave";

export type MoveEntry = Extract<CaveEntry, { kind: "move" }>;
export type ForceEntry = Extract<CaveEntry, { kind: "force" }>;

/** A space that can be entered: in one way or several, or only by a 5-AP move. */
export interface Target {
  cell: Cell;
  moves: MoveEntry[];
  force: ForceEntry | null;
}

/** A cell behind an exit where the drawn tile fits, and the notations by its legal ways round. */
export interface Ghost {
  side: string;
  cell: Cell;
  kind: string;
  ways: { exits: string; action: string }[];
}

/** What is offered; while something is sent, still what was offered, so that nothing flickers. */
export function offered(scene: CaveScene): CaveEntry[] {
  const shown = scene.picture.legal;
  return scene.busy && !scene.replay ? shown : scene.legal;
}

export function targets(scene: CaveScene): Target[] {
  const legal = offered(scene);
  const team = scene.me === null ? undefined : scene.view.teams[scene.me];
  if (!team) return [];
  const found = new Map<string, Target>();
  for (const entry of legal) {
    if (entry.kind !== "move" && entry.kind !== "force") continue;
    const { x, y } = behind(scene.view, team, entry.values.way);
    const target = found.get(key({ x, y })) ?? { cell: { x, y }, moves: [], force: null };
    if (entry.kind === "move") target.moves.push(entry);
    else target.force = entry;
    found.set(key(target.cell), target);
  }
  return [...found.values()];
}

export function ghosts(scene: CaveScene): Ghost[] {
  const team = scene.me === null ? undefined : scene.view.teams[scene.me];
  if (!team) return [];
  const tile = readTile(scene.view.drawn);
  const order = [tile.exits];
  for (let turn = 0; turn < 3; turn++) order.push(turned(order.at(-1)!));
  const found = new Map<string, Ghost>();
  for (const entry of offered(scene)) {
    if (entry.kind !== "place" && entry.kind !== "rockfall") continue;
    const side = entry.values.side;
    const rockfall = entry.kind === "rockfall";
    const ghost = found.get(side) ?? {
      side,
      cell: beside(team, side),
      kind: rockfall ? "rockfall" : tile.kind,
      ways: [],
    };
    ghost.ways.push({ exits: rockfall ? "NESW" : entry.values.exits, action: entry.action });
    found.set(side, ghost);
  }
  for (const ghost of found.values()) ghost.ways.sort((a, b) => order.indexOf(a.exits) - order.indexOf(b.exits));
  return [...found.values()].sort((a, b) => "nesw".indexOf(a.side) - "nesw".indexOf(b.side));
}

export function find<K extends CaveEntry["kind"]>(
  legal: CaveEntry[],
  kind: K,
): Extract<CaveEntry, { kind: K }> | undefined {
  return legal.find((entry) => entry.kind === kind) as Extract<CaveEntry, { kind: K }> | undefined;
}

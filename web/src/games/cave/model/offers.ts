/** The legal list in the order in which the table shows it: by space, by ghost, by button. */
import type { CaveOffer, CaveView } from "../../../wire/types";
import { type CaveScene, type Cell, key } from "./cave";

export type MoveOffer = Extract<CaveOffer, { kind: "move" }>;
export type ForceOffer = Extract<CaveOffer, { kind: "force" }>;

/** A space that can be entered: in one way or several, or only by force. */
export interface Target {
  cell: Cell;
  moves: MoveOffer[];
  force: ForceOffer | null;
}

/** A cell behind an exit where the drawn tile fits, and the ways to lay it there. */
export interface Ghost {
  side: string;
  cell: Cell;
  kind: string;
  ways: CaveView["placements"];
}

/** What is offered; while something is sent, still what was offered, so that nothing flickers. */
export function offered(scene: CaveScene): CaveOffer[] {
  const shown = scene.picture.legal;
  return scene.busy && !scene.replay ? shown : scene.legal;
}

export function targets(scene: CaveScene): Target[] {
  const found = new Map<string, Target>();
  for (const entry of offered(scene)) {
    if ((entry.kind !== "move" && entry.kind !== "force") || !entry.at) continue;
    const cell = { x: entry.at[0], y: entry.at[1] };
    const target = found.get(key(cell)) ?? { cell, moves: [], force: null };
    if (entry.kind === "move") target.moves.push(entry);
    else target.force = entry;
    found.set(key(cell), target);
  }
  return [...found.values()];
}

export function ghosts(scene: CaveScene): Ghost[] {
  const legal = new Set(offered(scene).map((entry) => entry.action));
  const found = new Map<string, Ghost>();
  for (const laid of scene.view.placements) {
    if (!legal.has(laid.action)) continue;
    const { side, x, y, kind } = laid;
    const ghost = found.get(side) ?? { side, cell: { x, y }, kind, ways: [] };
    ghost.ways.push(laid);
    found.set(side, ghost);
  }
  return [...found.values()];
}

export function find<K extends CaveOffer["kind"]>(
  legal: CaveOffer[],
  kind: K,
): Extract<CaveOffer, { kind: K }> | undefined {
  return legal.find((entry): entry is Extract<CaveOffer, { kind: K }> => entry.kind === kind);
}

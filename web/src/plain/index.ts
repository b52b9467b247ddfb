/** The face of every game that has none of its own: made of its view, what it offers, and its words. */
import type { Face, Scene } from "../table/face";
import type { Told } from "../wire/types";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import Players from "./Players.svelte";
import { type Part, partsOf, seatParts } from "./reading";

const EVENT = 550;
const LONGEST = 1600;

export function linger(events: Told[]): number {
  return Math.min(LONGEST, EVENT * events.filter((event) => event.manner !== "quiet").length);
}

/** A part in one sentence. */
function spoken(part: Part): string {
  if (part.kind === "line") return `${part.label}: ${part.text}.`;
  if (part.kind === "list") return `${part.label}: ${part.items.join(", ")}.`;
  if (part.kind === "group") return [`${part.label}:`, ...part.parts.map(spoken)].join(" ");
  return [`${part.label}:`, ...part.rows.map((row) => `${row.join(", ")}.`)].join(" ");
}

export function describe({ game, view, names }: Scene): string[] {
  const seats = seatParts(game, view, names).map((parts, seat) => [names[seat] ?? "", ...parts.map(spoken)].join(" "));
  return [...partsOf(game, view, names).map(spoken), ...seats];
}

export const face: Face = { Board, Players, Dock, linger, describe };

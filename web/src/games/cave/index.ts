/** The Cave at the table. */
import type { Face } from "../../table/face";
import type { CaveCourse, CaveOffer, CaveEvent, CaveView } from "../../wire/types";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import Finale from "./Finale.svelte";
import Players from "./Players.svelte";
import Status from "./Status.svelte";
import { placeOf } from "./model/cave";
import { describe } from "./model/words";

/** How long something deserves to be looked at, in ms. */
const LINGER: Record<string, number> = {
  TileDrawn: 500,
  TileLaid: 550,
  RockfallLaid: 700,
  RopesLaid: 450,
  Moved: 520,
  TokenTaken: 250,
  DepthReached: 250,
  TentPitched: 350,
  TentPacked: 300,
  Starved: 600,
  EndTriggered: 1200,
  FinalRoundBegan: 700,
  LoadsRevealed: 800,
  TurnBegan: 250,
};

export function linger(events: CaveEvent[]): number {
  return Math.min(
    1800,
    events.reduce((sum, told) => sum + (LINGER[told.event] ?? 0), 0),
  );
}

export const face: Face<CaveView, CaveOffer, CaveEvent, CaveCourse> = {
  Board,
  Players,
  Dock,
  Aside,
  Status,
  Finale,
  linger,
  place: placeOf,
  describe,
};

/** The Cave at the table. */
import type { Face } from "../../table/face";
import type { CaveView, Told } from "../../wire/types";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import type { CaveScene } from "./cave";
import Dock from "./Dock.svelte";
import Finale from "./Finale.svelte";
import Players from "./Players.svelte";
import Status from "./Status.svelte";
import { describe, seen } from "./words";

const QUIET = ["LoadChosen", "OxygenUsed"];
const HEADLINES = ["TurnBegan", "FinalRoundBegan"];
const ALARMING = ["Starved", "EndTriggered", "RockfallLaid"];
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

const PACKING = ["CAVE-2.9", "CAVE-2.10", "CAVE-2.11", "CAVE-14.1", "CAVE-14.2"];
const GEAR = ["CAVE-14.1", "CAVE-14.2", "CAVE-14.4", "CAVE-15.1", "CAVE-15.2", "CAVE-15.7", "CAVE-16.2", "CAVE-16.7"];
const PLACING = ["CAVE-4.8", "CAVE-4.10", "CAVE-4.11", "CAVE-4.13", "CAVE-4.14", "CAVE-4.16", "CAVE-5.2", "CAVE-5.3"];
const STARVING = ["CAVE-13.6", "CAVE-13.7", "CAVE-13.8", "CAVE-13.9", "CAVE-13.10"];
const ENDED = ["CAVE-17.5", "CAVE-18.1", "CAVE-18.2", "CAVE-18.3", "CAVE-18.4", "CAVE-18.5", "CAVE-18.8", "CAVE-18.10"];
const PLAYING = [
  "CAVE-3.2",
  "CAVE-3.7",
  "CAVE-4.1",
  "CAVE-6.4",
  "CAVE-7.3",
  "CAVE-7.6",
  "CAVE-8.1",
  "CAVE-9.2",
  "CAVE-10.1",
];
const BESIDES = ["CAVE-11.2", "CAVE-12.1", "CAVE-13.1", "CAVE-15.1", "CAVE-16.5", "CAVE-16.7", "CAVE-17.5"];

export function linger(events: Told[]): number {
  return Math.min(
    1800,
    events.reduce((sum, told) => sum + (LINGER[told.event] ?? 0), 0),
  );
}

export function rulesNow(view: CaveView): string[] {
  if (view.phase === "packing") return PACKING;
  if (view.phase === "place") return PLACING;
  if (view.phase === "over") return ENDED;
  if (["load", "fill", "stow", "split", "drop"].includes(view.phase)) return GEAR;
  return view.starving ? STARVING : [...PLAYING, ...BESIDES];
}

export const face: Face = {
  Board,
  Players,
  Dock,
  Aside,
  Status,
  Finale,
  quiet: (told) => QUIET.includes(told.event),
  headline: (told) => HEADLINES.includes(told.event),
  alarming: (told) => ALARMING.includes(told.event),
  seen: (told, scene) => seen(told, scene as CaveScene),
  linger,
  rulesNow,
  describe: (scene) => describe(scene as CaveScene),
  /** Only the loads for the start are secret, until all have chosen. */
  secret: (view: CaveView) => view.phase === "packing",
};

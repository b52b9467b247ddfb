/** Sub Terra at the table. */
import type { Face } from "../../table/face";
import type { SubTerraCourse, SubTerraOffer, SubTerraEvent, SubTerraView } from "../../wire/types";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import Finale from "./Finale.svelte";
import Players from "./Players.svelte";
import Status from "./Status.svelte";
import { placeOf } from "./model/cave";
import { stageOf } from "./model/stage.svelte";
import { beats, deservesALook, duration, inHazard, strikes } from "./model/story";
import { idle } from "./model/scene";
import { describe } from "./model/words";

/** How long things that need no scene of their own are looked at. */
const MOMENTS: Record<string, number> = {
  CaverEntered: 450, TilePlaced: 500, TileDrawn: 350, HorrorMoved: 650, HorrorAppeared: 700, HorrorStruck: 700, RubbleCleared: 400,
  RopeFixed: 450, Healed: 450, WallBlasted: 500, Directed: 400, Dived: 400, Surfaced: 400, TileFlooded: 100, RoundBegan: 300,
}; // prettier-ignore
/** A hazard that hurts nobody is a line that does not hold anything up. */
const HARMLESS = 1200;
function linger(events: SubTerraEvent[]): number {
  const scenes = beats(events, 1).reduce(
    (sum, beat) => sum + (beat.kind === "hazard" && !strikes(beat.hazard) ? HARMLESS : duration(beat)),
    0,
  );
  const moments = events.reduce((sum, event) => sum + (MOMENTS[event.event] ?? 0), 0);
  return scenes > 0 ? scenes : Math.min(1600, moments);
}

export const face: Face<SubTerraView, SubTerraOffer, SubTerraEvent, SubTerraCourse> = {
  headroom: 50,
  Board,
  Players,
  Dock,
  Aside,
  Status,
  Finale,
  linger,
  place: placeOf,
  joins: inHazard,
  stops: (events, scene) =>
    scene.mine.length > 0 &&
    (deservesALook(events) || (idle(scene) && events.some((told) => told.event === "RoundBegan"))),
  demands: (scene) => {
    const { beat } = stageOf(scene);
    return beat?.kind === "hazard" && strikes(beat.hazard);
  },
  acting: (scene) => stageOf(scene).acting,
  untold: (scene) => stageOf(scene).untold,
  describe,
};

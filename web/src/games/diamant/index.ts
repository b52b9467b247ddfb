/** Diamant in the browser. */
import type { Face } from "../../table/face";
import type { DiamantCourse, DiamantOffer, DiamantEvent, DiamantView } from "../../wire/types";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import Finale from "./Finale.svelte";
import Players from "./Players.svelte";
import Status from "./Status.svelte";
import { describe } from "./model/describe";
import { filmLength } from "./model/film";
import { stageOf } from "./model/stage.svelte";

export const face: Face<DiamantView, DiamantOffer, DiamantEvent, DiamantCourse> = {
  Board,
  Players,
  Dock,
  Aside,
  Status,
  Finale,
  large: true,
  linger: filmLength,
  joins: () => true,
  acting: (scene) => stageOf(scene).acting,
  untold: (scene) => stageOf(scene).untold,
  describe,
};

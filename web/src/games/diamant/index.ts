/** Diamant in the browser. */
import type { Face } from "../../table/face";
import type { DiamantEvent, DiamantView } from "../../wire/types";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import Finale from "./Finale.svelte";
import Players from "./Players.svelte";
import Status from "./Status.svelte";
import { describe } from "./describe";
import { filmLength } from "./logic/film";
import { stageOf } from "./stage/stage.svelte";

export const face: Face = {
  Board,
  Players,
  Dock,
  Aside,
  Status,
  Finale,
  quiet: (event) => event.event === "ChoiceMade",
  headline: (event) => event.event === "ExpeditionBegan",
  alarming: (event) => event.event === "TrapSprung" || event.event === "GemsLost",
  linger: (events) => filmLength(events as DiamantEvent[]),
  acting: (scene) => stageOf(scene).acting,
  untold: (scene) => stageOf(scene).untold,
  rulesNow: (view: DiamantView) =>
    view.phase === "decision"
      ? ["DIA-4.1", "DIA-4.2", "DIA-4.3", "DIA-4.4", "DIA-4.5", "DIA-4.6", "DIA-3.5"]
      : ["DIA-6.1"],
  describe,
  secret: (view: DiamantView) => view.seats.length > 1,
};

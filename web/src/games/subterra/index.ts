/** Sub Terra at the table. */
import type { Face } from "../../table/face";
import type { SubTerraEvent, SubTerraView, Told } from "../../wire/types";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import Finale from "./Finale.svelte";
import Players from "./Players.svelte";
import Status from "./Status.svelte";
import { stageOf } from "./model/stage.svelte";
import { beats, duration } from "./model/story";
import { tableOf } from "./model/table";
import { describe } from "./model/words";

const QUIET = new Set(["TurnEnded", "TileDrawn", "NoHorrorAppeared", "Exerted"]);
const ALARMING = new Set([
  "HazardTurned",
  "Hurt",
  "FellUnconscious",
  "HorrorStruck",
  "HorrorAppeared",
  "TimeRanOut",
  "Devoured",
]);
/** How long things that need no scene of their own are looked at. */
const MOMENTS: Record<string, number> = {
  CaverEntered: 450, TilePlaced: 500, TileDrawn: 350, HorrorMoved: 650, HorrorAppeared: 700, HorrorStruck: 700, RubbleCleared: 400,
  RopeFixed: 450, Healed: 450, WallBlasted: 500, Directed: 400, Dived: 400, Surfaced: 400, TileFlooded: 100, RoundBegan: 300,
}; // prettier-ignore
const RULES: Record<string, string[]> = {
  pick: ["SUB-SET.1", "SUB-SET.2", "SUB-SET.3"],
  start: ["SUB-SET.12"],
  turn: ["SUB-ACT.1", "SUB-ACT.2", "SUB-EXE.1", "SUB-BAS.1", "SUB-BAS.3", "SUB-BAS.7", "SUB-BAS.10", "SUB-BAS.12"],
  directed: ["SUB-LEA.1", "SUB-LEA.2", "SUB-LEA.3"],
  step: ["SUB-BAS.10", "SUB-BAS.11"],
  keep: ["SUB-SCO.1", "SUB-SCO.2", "SUB-SCO.3"],
  take: ["SUB-GEO.2", "SUB-GEO.3"],
  place: ["SUB-PLC.2", "SUB-PLC.3", "SUB-PLC.4", "SUB-PLC.8"],
  surface: ["SUB-DIV.4", "SUB-DIV.5"],
  order: ["SUB-HOR.7", "SUB-HOR.10"],
  path: ["SUB-HOR.7", "SUB-HOR.8"],
  spawn: ["SUB-HOR.16", "SUB-HOR.17", "SUB-HOR.18"],
  over: ["SUB-END.1", "SUB-END.2", "SUB-END.3"],
};

function linger(events: Told[]): number {
  const scenes = beats(events as unknown as SubTerraEvent[], 1).reduce((sum, beat) => sum + duration(beat), 0);
  const moments = events.reduce((sum, event) => sum + (MOMENTS[event.event] ?? 0), 0);
  return scenes > 0 ? scenes : Math.min(1600, moments);
}

export const face: Face = {
  together: true,
  Board,
  Players,
  Dock,
  Aside,
  Status,
  Finale,
  quiet: (event) => QUIET.has(event.event),
  headline: (event) => event.event === "RoundBegan",
  alarming: (event) => ALARMING.has(event.event),
  linger,
  acting: (scene) => stageOf(scene).acting,
  untold: (scene) => stageOf(scene).untold,
  rulesNow: (view: SubTerraView) => RULES[view.asks] ?? [],
  describe: (scene) => describe(tableOf(scene)),
  secret: () => false,
};

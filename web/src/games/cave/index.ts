import type { Face } from "../../table/face";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import Players from "./Players.svelte";

export const face: Face = {
  Board,
  Players,
  Dock,
  quiet: () => false,
  headline: () => false,
  alarming: () => false,
  linger: () => 0,
  rulesNow: () => [],
  describe: () => [],
  secret: () => false,
};

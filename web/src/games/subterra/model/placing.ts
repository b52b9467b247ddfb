/** The legal rotations of the tile that is to be laid. */
import type { SubTerraEntry, SubTerraView } from "../../../wire/types";
import { turned } from "./cave";

export interface Placement {
  action: string;
  tile: string;
}

export function placements(view: SubTerraView, legal: SubTerraEntry[]): Placement[] {
  if (view.drawn === "none") return [];
  return legal.flatMap((entry) =>
    entry.kind === "place" ? [{ action: entry.action, tile: turned(view.drawn, entry.values.angle) }] : [],
  );
}

/** The legal rotations of the tile that is to be laid. */
import type { SubTerraEntry, SubTerraView } from "../../../wire/types";

export type Placement = SubTerraView["placements"][number];

export function placements(view: SubTerraView, legal: SubTerraEntry[]): Placement[] {
  return view.placements.filter((laid) => legal.some((entry) => entry.action === laid.action));
}

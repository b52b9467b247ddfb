/** The legal rotations of the tile that is to be laid. */
import type { SubTerraOffer, SubTerraView } from "../../../wire/types";

export type Placement = SubTerraView["placements"][number];

export function placements(view: SubTerraView, legal: SubTerraOffer[]): Placement[] {
  return view.placements.filter((laid) => legal.some((entry) => entry.action === laid.action));
}

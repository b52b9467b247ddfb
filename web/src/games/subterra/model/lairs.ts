/** Where the horrors stand on the board; two on one tile stand side by side. */
import type { SubTerraView } from "../../../wire/types";
import { TILE } from "../art/tiles";
import { type Hunt, spotOf } from "./cave";

export interface Lair {
  hunt: Hunt;
  x: number;
  y: number;
}

export function lairs(view: SubTerraView): Lair[] {
  return view.hunts.map((hunt) => {
    const here = view.hunts.filter((other) => other.cell === hunt.cell);
    const spot = spotOf(view, hunt.cell);
    const aside = (here.indexOf(hunt) - (here.length - 1) / 2) * 0.3;
    return { hunt, x: (spot.x + aside) * TILE, y: (spot.y - 0.06) * TILE };
  });
}

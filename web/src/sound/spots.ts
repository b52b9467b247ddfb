/** Where on the board something is heard, from what is in sight. */
import type { SoundSpot } from "./mixer";

/** What is in sight of a board: its middle and half its width, in the board's own units. */
export interface Sight {
  x: number;
  y: number;
  half: number;
}

/** The edge of what is in sight counts as so many tiles away. */
const EDGE_TILES = 3;

export function spotOf(place: { x: number; y: number } | null | undefined, sight: Sight | null): SoundSpot {
  if (!place || !sight || !(sight.half > 0)) return { pan: 0, far: 0 };
  const [dx, dy] = [(place.x - sight.x) / sight.half, (place.y - sight.y) / sight.half];
  return { pan: Math.min(1, Math.max(-1, dx)), far: Math.hypot(dx, dy) * EDGE_TILES };
}

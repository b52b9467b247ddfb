/** What was remarkable about a match, from its events. */
import type { DiamantEvent } from "../../../wire/types";

export interface Highlights {
  /** The most that one explorer brought home at once. */
  best: { seat: number; points: number; expedition: number } | null;
  relic: { seat: number; value: number; expedition: number } | null;
  busts: number;
  losses: number;
}

export function highlights(story: DiamantEvent[]): Highlights {
  const found: Highlights = { best: null, relic: null, busts: 0, losses: 0 };
  let expedition = 1;
  let relics = 0;
  for (const event of story) {
    if (event.event === "ExpeditionBegan") expedition = event.number;
    if (event.event === "RelicTaken") {
      relics += event.value;
      if (!found.relic || event.value >= found.relic.value)
        found.relic = { seat: event.seat, value: event.value, expedition };
    }
    if (event.event === "WentBack") {
      const points = event.brought + relics;
      relics = 0;
      if (!found.best || points > found.best.points) found.best = { seat: event.seat, points, expedition };
    }
    if (event.event === "TrapSprung") found.busts += 1;
    if (event.event === "GemsLost" && event.gems > 0) found.losses += 1;
  }
  return found;
}

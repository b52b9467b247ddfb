/** What going back would bring now: known sums of what the view shows. */
import type { DiamantEvent, DiamantView } from "../../../wire/types";

export interface Worth {
  gathered: number;
  loose: number;
  /** What a share of the loose gems is if one other leaves as well. */
  half: number;
  relics: number;
  alone: number;
  shared: number;
}

export function worth(view: DiamantView, seat: number): Worth {
  const gathered = view.seats[seat]?.gathered ?? 0;
  const relics = view.relic_values.reduce((sum, value) => sum + value, 0);
  const half = Math.floor(view.loose / 2);
  return { gathered, loose: view.loose, half, relics, alone: gathered + view.loose + relics, shared: gathered + half };
}

/** What seats brought home in the expedition that is on: gems and relics, by seat. */
export function broughtHome(story: DiamantEvent[]): Map<number, number> {
  const made = new Map<number, number>();
  for (let at = story.length - 1; at >= 0; at--) {
    const event = story[at]!;
    if (event.event === "ExpeditionBegan" || event.event === "ExpeditionEnded") break;
    if (event.event === "WentBack") made.set(event.seat, (made.get(event.seat) ?? 0) + event.brought);
    else if (event.event === "RelicTaken") made.set(event.seat, (made.get(event.seat) ?? 0) + event.value);
  }
  return made;
}

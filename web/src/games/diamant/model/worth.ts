/** What was brought home, from the events. */
import type { DiamantEvent } from "../../../wire/types";

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

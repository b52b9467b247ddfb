/** What people say without words, when it is new: emotes beside their seats, a nudge for whoever is meant. */
import { show } from "../people/present.svelte";
import { hear } from "../sound/sounding.svelte";
import { say } from "../texts/say.svelte";
import { tell } from "../ui/toast.svelte";
import type { LogEntry } from "../wire/types";

interface Company {
  names: string[];
  mine: number[];
}

export function react(fresh: LogEntry[], at: Company): void {
  for (const entry of fresh) {
    if (entry.what === "emoted" && typeof entry.seat === "number") show(entry.seat, entry.emote ?? "");
    if (entry.what === "nudged" && at.mine.includes(entry.to ?? -1)) {
      tell(say("web-nudged", { name: at.names[entry.seat ?? -1] ?? "" }));
      hear("your_turn");
    }
  }
}

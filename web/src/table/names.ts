/** What the seats are called: people and bots by their names; bots of older tables have none but their kind's. */
import { say } from "../texts/say.svelte";
import { about } from "../texts/words";
import type { SeatFacts } from "../wire/types";

export function seatNames(seats: Pick<SeatFacts, "kind" | "name" | "bot">[]): string[] {
  const plain = seats.map((seat, at) => {
    if (seat.kind === "person") return seat.name;
    if (seat.kind === "bot") return seat.name || (about(`bot-${seat.bot}`) ?? seat.bot);
    return say("web-open-seat", { number: at + 1 });
  });
  return plain.map((name, at) => {
    const same = plain.filter((other) => other === name).length;
    return same > 1
      ? say("web-numbered-name", { name, number: plain.slice(0, at + 1).filter((o) => o === name).length })
      : name;
  });
}

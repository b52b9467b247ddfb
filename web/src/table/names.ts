/** What the seats are called: people by their names, bots by their level. */
import { say } from "../texts/say.svelte";
import type { SeatFacts } from "../wire/types";

export function seatNames(seats: SeatFacts[]): string[] {
  const plain = seats.map((seat, at) => {
    if (seat.kind === "person") return seat.name;
    if (seat.kind === "bot") return say(`bot-${seat.bot}`);
    return say("web-open-seat", { number: at + 1 });
  });
  return plain.map((name, at) => {
    const same = plain.filter((other) => other === name).length;
    return same > 1
      ? say("web-numbered-name", { name, number: plain.slice(0, at + 1).filter((o) => o === name).length })
      : name;
  });
}

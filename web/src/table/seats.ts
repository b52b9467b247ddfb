/** Bots that play for people. */
import type { Facts } from "../wire/types";

/** The bot that stands in for somebody: of the kind that plays here already, if any. */
export function standIn(facts: Facts): string {
  return facts.seats.find((seat) => seat.kind === "bot")?.bot ?? "random";
}

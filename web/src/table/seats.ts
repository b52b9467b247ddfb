/** Bots that play for people. */
import { usualBot } from "../pages/start";
import type { Facts } from "../wire/types";

/** The bot to which somebody leaves their own seat for a while: of the kind that plays here already, else the best. */
export function botFor(facts: Facts): string {
  return facts.seats.find((seat) => seat.kind === "bot")?.bot ?? usualBot(facts.game);
}

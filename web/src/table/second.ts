/** When an action is asked about once more before it is done. */
import type { Offer } from "../wire/types";

export const ASKING = ["never", "final", "always"] as const;
export type Asking = (typeof ASKING)[number];

/** What older settings said with yes or no. */
export function asking(kept: unknown, otherwise: Asking): Asking {
  if (typeof kept === "boolean") return kept ? "always" : "never";
  return ASKING.find((known) => known === kept) ?? otherwise;
}

/** Whether to ask first: of what cannot be taken back, unless no finger can slip there (`large`); or of everything. */
export function asksFirst(asked: Asking, entry: Pick<Offer, "back"> | undefined, large: boolean): boolean {
  if (asked === "always") return true;
  return asked === "final" && !large && !entry?.back;
}

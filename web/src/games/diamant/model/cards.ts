/** Cards as the view names them. */
import type { DiamantView } from "../../../wire/types";

export type Lying = DiamantView["path"][number];
export type CardFace = Omit<Lying, "gems">;

export const RELIC: CardFace = { sort: "relic", kind: "relic", value: 0 };
export const trapCard = (kind: string): CardFace => ({ sort: "trap", kind, value: 0 });
export const treasureCard = (value: number): CardFace => ({ sort: "treasure", kind: "treasure", value });

/** Gems as diamonds, each for so many, and rubies. */
export function change(gems: number, diamond: number): { diamonds: number; rubies: number } {
  return { diamonds: Math.floor(gems / diamond), rubies: gems % diamond };
}

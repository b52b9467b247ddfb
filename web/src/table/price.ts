/** The price of an action in words: "2 AP · 1 rope · 50 % · −2 HP". */
import { say } from "../texts/say.svelte";
import type { Price } from "../wire/types";

export function priceText(game: string, price: Price): string {
  const parts: string[] = [];
  if (price.points) parts.push(say("price-points", { points: price.points }));
  for (const [what, count] of price.uses) parts.push(say(`${game}-uses-${what}`, { count }));
  if (price.test) parts.push(say("price-test", { percent: price.test }));
  if (price.risk) parts.push(say("price-risk", { health: price.risk }));
  return parts.join(" · ");
}

/** The price of an action in words. */
import { say } from "../texts/say.svelte";
import { type Reader, actionText } from "../texts/sentences";
import type { Tip } from "../ui/tip.svelte";
import type { Offer, Price } from "../wire/types";

function parts(game: string, price: Price): string[] {
  const found: string[] = [];
  if (price.points) found.push(say("price-points", { points: price.points }));
  for (const [what, count] of price.uses) found.push(say(`${game}-uses-${what}`, { count }));
  if (price.test) found.push(say("price-test", { percent: price.test }));
  if (price.risk) found.push(say("price-risk", { health: price.risk }));
  return found;
}

/** `2 AP · 1 rope · test 50 % · 2 HP at risk`; empty if it is free. */
export function priceText(game: string, price: Price): string {
  return parts(game, price).join(" · ");
}

/** What can be done with one tap, each with its full price: for the words beside it. */
export function priceTip(game: string, title: string, entries: Offer[], reader?: Reader): Tip {
  const lines = entries.map((entry) => {
    const deed = actionText(game, entry, reader);
    const price = priceText(game, entry.price) || say("web-price-free");
    return deed === title ? say("web-price", { price }) : say("web-price-of", { deed, price });
  });
  return { title, lines };
}

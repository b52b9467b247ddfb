/** Words for cards, people and sums, in the language that is spoken. */
import { say } from "../../../texts/say.svelte";
import type { Reader } from "../../../texts/sentences";
import type { CardFace } from "./cards";

/** The name under a card's picture and its size; small cards have short names, tiny ones none. */
export function cardLabel(kind: string, scale: number): { text: string; size: number } {
  if (scale < 0.56) return { text: "", size: 0 };
  const long = say(`diamant-card-${kind}`);
  const text = scale < 0.8 || long.length > 16 ? say(`diamant-short-${kind}`) : long;
  const wanted = Math.max(12.2 / scale, text.length > 12 ? 12.6 : 15);
  return { text, size: Math.min(wanted, 190 / text.length) };
}

/** `Treasure 17`, `Relic`, `Lava pit`. */
export function cardName({ kind, value }: Pick<CardFace, "kind" | "value">): string {
  const name = say(`diamant-card-${kind}`);
  return value > 0 ? say("web-diamant-treasure", { name, value }) : name;
}

/** A seat's name, or "you" for the reader's own. */
export function called(seat: number, { names, you }: Reader): string {
  return seat === you ? say("web-diamant-you") : (names[seat] ?? "");
}

/** `Snake, Lava or Ram`. */
export function either(words: string[]): string {
  if (words.length < 2) return words.join("");
  return say("web-diamant-or", { first: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" });
}

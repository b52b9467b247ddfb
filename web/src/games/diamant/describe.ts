/** The table in words, for people who do not see it. */
import type { Scene } from "../../table/face";
import { listed, say } from "../../texts/say.svelte";
import { stageOf } from "./stage/stage.svelte";
import { called, cardName } from "./words";

export function describe(scene: Scene): string[] {
  const { view } = stageOf(scene);
  const lines = [say("web-diamant-say-where", { number: view.expedition, deck: view.deck_size })];
  const cards = view.path.map((lying) =>
    lying.gems > 0
      ? say("web-diamant-say-card", { card: cardName(lying.card), gems: lying.gems })
      : cardName(lying.card),
  );
  lines.push(
    cards.length > 0
      ? say("web-diamant-say-path", { count: cards.length, cards: cards.join("; ") })
      : say("web-diamant-say-no-path"),
  );
  view.seats.forEach((seat, at) => {
    const facts = {
      name: called(at, scene.names, scene.me),
      gathered: seat.gathered,
      relics: seat.relics.reduce((sum, value) => sum + value, 0),
    };
    const chest =
      seat.chest === null ? say("web-diamant-say-closed") : say("web-diamant-say-chest", { chest: seat.chest });
    lines.push(say(seat.inside ? "web-diamant-say-inside" : "web-diamant-say-camp", { ...facts, chest }));
    if (seat.inside && view.phase === "decision" && !scene.over)
      lines.push(say("web-diamant-say-chosen", { name: facts.name, chosen: seat.chosen ? "yes" : "no" }));
  });
  if (view.gone.length > 0) lines.push(say("diamant-gone", { cards: listed(view.gone.map(cardName)) }));
  return lines;
}

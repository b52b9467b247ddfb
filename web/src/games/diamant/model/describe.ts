/** The table in words, for people who do not see it. */
import { listed, say } from "../../../texts/say.svelte";
import { sayOf } from "../../../texts/sentences";
import { type DiamantScene, stageOf } from "./stage.svelte";
import { cardName } from "./words";

export function describe(scene: DiamantScene): string[] {
  const { view } = stageOf(scene);
  const lines = [say("web-diamant-say-where", { number: view.expedition, deck: view.deck_size })];
  const cards = view.path.map((lying) =>
    lying.gems > 0 ? say("web-diamant-say-card", { card: cardName(lying), gems: lying.gems }) : cardName(lying),
  );
  lines.push(
    cards.length > 0
      ? say("web-diamant-say-path", { count: cards.length, cards: cards.join("; ") })
      : say("web-diamant-say-no-path"),
  );
  view.seats.forEach((seat, at) => {
    const facts = {
      gathered: seat.gathered,
      relics: seat.relics.reduce((sum, value) => sum + value, 0),
    };
    const chest =
      seat.chest === null ? say("web-diamant-say-closed") : say("web-diamant-say-chest", { chest: seat.chest });
    const key = seat.inside ? "web-diamant-say-inside" : "web-diamant-say-camp";
    lines.push(sayOf(key, [at], scene.reader, { ...facts, chest }));
    if (seat.inside && view.phase === "decision" && !scene.over)
      lines.push(sayOf("web-diamant-say-chosen", [at], scene.reader, { chosen: seat.chosen ? "yes" : "no" }));
  });
  if (view.gone.length > 0)
    lines.push(say("diamant-gone", { cards: listed(view.gone.map((kind) => say(`diamant-card-${kind}`))) }));
  return lines;
}

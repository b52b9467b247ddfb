/** The games of this server: what can be played here, with how many, by which options, against which bots. */
import { type Language } from "../settings.svelte";
import { has, teach } from "../texts/say.svelte";
import { request } from "./api";
import type { components } from "./schema";

export type GameFacts = components["schemas"]["GameFacts"];
/** A kind of bot: how strong it is in lamps, the key of a line on its style, and the characters who play it. */
export type CastFacts = components["schemas"]["CastFacts"];
type Medal = components["schemas"]["MedalFacts"];
type Texts = components["schemas"]["TextsFacts"];

const PLACE = "speleo.games";

/** What the server said last, for a start without waiting and without a connection. */
function remembered(): GameFacts[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as GameFacts[];
  } catch {
    return [];
  }
}

class Games {
  list = $state.raw<GameFacts[]>(remembered());

  get names(): string[] {
    return this.list.map((game) => game.name);
  }

  /** The game that a page without any other wish shows. */
  get first(): string {
    return this.list[0]?.name ?? "";
  }

  of(name: string): GameFacts | undefined {
    return this.list.find((game) => game.name === name);
  }

  private asking: Promise<void> | null = null;

  /** Ask the server, once for each opening of the app; without a connection it stays as it was. */
  learn(): Promise<void> {
    this.asking ??= this.ask();
    return this.asking;
  }

  private async ask(): Promise<void> {
    const found = await request<GameFacts[]>("GET", "/api/games").catch(() => null);
    if (!found) return;
    if (JSON.stringify(found) !== JSON.stringify(this.list)) this.list = found;
    localStorage.setItem(PLACE, JSON.stringify(found));
  }

  /** Fetch the words of games that this app was not built with. */
  async learnWords(language: Language): Promise<void> {
    const foreign = this.names.filter((name) => !has(`${name}-name`));
    await Promise.all(
      foreign.map(async (name) => {
        const found = await request<Texts>("GET", `/api/games/${name}/texts?lang=${language}`).catch(() => null);
        if (found) teach(language, found.fluent);
      }),
    );
  }
}

export const games = new Games();

const range = ([from, to]: readonly number[]): string => (from === to ? `${from}` : `${from}–${to}`);

/** How many can play, such as `2–5`. */
export const playersOf = (name: string): string => range(games.of(name)?.seats ?? []);

/** The medals of a game that all win or lose together, the best first; what was remembered of it may be older. */
export const medalsOf = (name: string): Medal[] => games.of(name)?.medals ?? [];

/** The medal of a match that was over for this reason; empty where none is given. */
export const medalFor = (name: string, reason: string): string =>
  medalsOf(name).find((each) => each.reason === reason)?.medal ?? "";

/** How long it takes; empty if nobody knows. */
export function minutesOf(name: string): string {
  const minutes = games.of(name)?.minutes;
  return minutes?.[1] ? range(minutes) : "";
}

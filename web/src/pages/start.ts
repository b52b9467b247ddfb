/** Making tables, and sitting down. */
import { ownName } from "../guest";
import { settings } from "../settings.svelte";
import { addNow, pledgeFor } from "../deal/sealing";
import { api } from "../wire/api";
import { type CastFacts, games } from "../wire/games.svelte";
import { forget, keep, tokenOf } from "../wire/shelf";
import type { ChairPlan, Facts, NewTable } from "../wire/types";

/** The bot to meet first. */
export function usualBot(game: string): string {
  return games.of(game)?.company[0] ?? "random";
}

/** Who sits opposite: as last time, else as each game starts. */
export function companyOf(game: string): string[] {
  const facts = games.of(game);
  const wanted = settings.company[game] ?? facts?.company ?? ["random"];
  return facts ? wanted.map((bot) => (facts.bots.includes(bot) ? bot : usualBot(game))) : wanted;
}

export function chairsNow(bots: string[]): ChairPlan[] {
  return [{ kind: "you", bot: "" }, ...bots.map((bot): ChairPlan => ({ kind: "bot", bot }))];
}

/** What bots will be called, as the server calls them: each kind's characters in order, then with numbers. */
export function namesOf(cast: CastFacts[], bots: string[], taken: string[] = []): string[] {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  return bots.map((bot) => {
    const faces = cast.find((one) => one.bot === bot)?.faces ?? [bot];
    for (let number = 1; ; number++)
      for (const face of faces) {
        const name = number === 1 ? face : `${face} ${number}`;
        if (known.has(name.toLowerCase())) continue;
        known.add(name.toLowerCase());
        return name;
      }
  });
}

/** Start a table at which nobody else sits, with what this browser adds to its deal. */
async function begin(id: string, token: string): Promise<void> {
  await addNow(id, token);
  await api.start(id, token);
  await addNow(id, token);
}

/** Make a table against bots, perhaps with a box of one's own, start it, and return where it is. */
export async function playNow(game: string, bots = companyOf(game), box = ""): Promise<string> {
  const asked = { game, chairs: chairsNow(bots), name: ownName(), look: settings.look, box };
  const made = await api.create(asked, true);
  keep({ id: made.id, token: made.token, game });
  await begin(made.id, made.token);
  return `/table/${made.id}`;
}

/** Make a table whose people all sit at this screen: one secret holds all their seats. */
export async function playHere(asked: Partial<NewTable>, people: string[], bots: string[]): Promise<string> {
  const chairs: ChairPlan[] = [
    ...people.map((_, at): ChairPlan => ({ kind: at === 0 ? "you" : "open", bot: "" })),
    ...bots.map((bot): ChairPlan => ({ kind: "bot", bot })),
  ];
  const made = await api.create({ ...asked, chairs, name: people[0] }, true);
  keep({ id: made.id, token: made.token, game: asked.game });
  for (let seat = 1; seat < people.length; seat++) await api.claim(made.id, seat, people[seat]!, made.token);
  await begin(made.id, made.token);
  return `/table/${made.id}`;
}

/** Make a table that others can join by its link. */
export async function invite(asked: Partial<NewTable>): Promise<string> {
  const made = await api.create(asked);
  keep({ id: made.id, token: made.token, game: asked.game, title: asked.title });
  return `/table/${made.id}`;
}

/** Play on from a step of a record: the person takes a seat and bots the others. */
export async function playOn(record: string, upto: number, game: string, seats: number, mine: number): Promise<string> {
  const bot = usualBot(game);
  const chairs = Array.from({ length: seats }, (_, at): ChairPlan =>
    at === mine ? { kind: "you", bot: "" } : { kind: "bot", bot },
  );
  const made = await api.create({ game, chairs, name: ownName(), record, upto });
  keep({ id: made.id, token: made.token, game });
  await begin(made.id, made.token);
  return `/table/${made.id}`;
}

/** The id in what somebody typed or pasted: a whole link, or the id alone. */
export function tableCode(text: string): string {
  const found = /^(?:.*\/table\/([\w-]{4,32})(?:[#?].*)?|([\w-]{4,32}))$/.exec(text.trim());
  return found?.[1] ?? found?.[2] ?? "";
}

/** The code that is read aloud in what somebody typed, in any case and with any gaps; the server knows whose it is. */
export function spokenCode(text: string): string {
  const signs = text.toUpperCase().replace(/[\s–-]/g, "");
  return /^[2-9A-HJKMNP-Z]{8}$/.test(signs) ? `${signs.slice(0, 4)}-${signs.slice(4)}` : "";
}

/** Where the table is that somebody typed a code of or pasted a link to; empty if that is neither. */
export async function placeOf(text: string): Promise<string> {
  const code = spokenCode(text);
  const id = code ? (await api.find(code)).id : tableCode(text);
  return id && `/table/${id}`;
}

/** Take an open seat, with the secret that this browser has for the table already, if any. */
export async function sit(facts: Facts, seat: number, name: string): Promise<string> {
  const { id } = facts;
  const made = await api.claim(id, seat, name, tokenOf(id), {
    ...(facts.sealing ? pledgeFor(facts, seat) : {}),
    look: facts.phase === "waiting" ? settings.look : null,
  });
  keep({ id, token: made.token });
  return made.token;
}

export { forget };

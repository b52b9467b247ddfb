/** Making tables: what each game starts with, and sitting down. */
import { settings } from "../settings.svelte";
import { say } from "../texts/say.svelte";
import { api } from "../wire/api";
import { forget, keep, tokenOf } from "../wire/shelf";
import type { ChairPlan, NewTable } from "../wire/types";

/** Who sits opposite with one click: enough company to see the game at its best. */
export const COMPANY: Record<string, string[]> = {
  diamant: ["odds", "thumb", "odds"],
  cave: ["explorer", "explorer"],
  subterra: ["team", "team", "team"],
};

export const PLAYERS: Record<string, string> = { diamant: "1–8", cave: "2–5", subterra: "1–6" };
export const MINUTES: Record<string, string> = { diamant: "20–30", cave: "60–90", subterra: "45–60" };

/** The best bot of a game; levels are listed from weak to strong. */
export function bestBot(levels: string[]): string {
  return levels.at(-1) ?? "random";
}

export function ownName(): string {
  return settings.name || say("web-you-name");
}

export function chairsNow(game: string): ChairPlan[] {
  return [{ kind: "you", bot: "" }, ...(COMPANY[game] ?? ["random"]).map((bot): ChairPlan => ({ kind: "bot", bot }))];
}

/** Make a table against bots, start it, and return where it is. */
export async function playNow(game: string): Promise<string> {
  const made = await api.create({ game, chairs: chairsNow(game), name: ownName() });
  keep({ id: made.id, token: made.token, game });
  await api.start(made.id, made.token);
  return `/table/${made.id}`;
}

/** Make a table whose people all sit at this screen: one secret holds all their seats. */
export async function playHere(asked: Partial<NewTable>, people: string[], bots: string[]): Promise<string> {
  const chairs: ChairPlan[] = [
    ...people.map((_, at): ChairPlan => ({ kind: at === 0 ? "you" : "open", bot: "" })),
    ...bots.map((bot): ChairPlan => ({ kind: "bot", bot })),
  ];
  const made = await api.create({ ...asked, chairs, name: people[0] });
  keep({ id: made.id, token: made.token, game: asked.game });
  for (let seat = 1; seat < people.length; seat++) await api.claim(made.id, seat, people[seat]!, made.token);
  await api.start(made.id, made.token);
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
  const bot = bestBot(COMPANY[game] ?? []);
  const chairs = Array.from({ length: seats }, (_, at): ChairPlan =>
    at === mine ? { kind: "you", bot: "" } : { kind: "bot", bot },
  );
  const made = await api.create({ game, chairs, name: ownName(), record, upto });
  keep({ id: made.id, token: made.token, game });
  await api.start(made.id, made.token);
  return `/table/${made.id}`;
}

/** The id in what somebody typed or pasted: a code, or a whole link. */
export function tableCode(text: string): string {
  const found = /^(?:.*\/table\/([\w-]{4,32})(?:[#?].*)?|([\w-]{4,32}))$/.exec(text.trim());
  return found?.[1] ?? found?.[2] ?? "";
}

/** Take an open seat, with the secret that this browser has for the table already, if any. */
export async function sit(id: string, seat: number, name: string): Promise<string> {
  const made = await api.claim(id, seat, name, tokenOf(id));
  keep({ id, token: made.token });
  return made.token;
}

export { forget };

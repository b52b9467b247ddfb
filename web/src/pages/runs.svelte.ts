/** The tables that this browser knows, as the server tells them now. */
import { seatNames } from "../table/names";
import { has, listed, say } from "../texts/say.svelte";
import { Refusal, api } from "../wire/api";
import { type Kept, forget, keep, kept } from "../wire/shelf";
import type { Facts, Update } from "../wire/types";

export interface Run {
  id: string;
  game: string;
  facts: Facts;
  /** Whether the browser's own seats are waited for. */
  mine: boolean;
  update: Update;
}

/** The table's name: what the host called it, else who sits there. */
export function titleOf(facts: Facts): string {
  const names = seatNames(facts.seats).filter((_, at) => facts.seats[at]!.kind !== "open");
  return (
    facts.title || (names.length > 4 ? listed([...names.slice(0, 3), "…"]) : listed(names)) || say(`${facts.game}-name`)
  );
}

/** How far it is, in a few words; games say so with a text of their own. */
export function progressOf(run: Pick<Run, "game" | "facts" | "update">): string {
  const view = run.update.picture?.view as Record<string, unknown> | undefined;
  const name = say(`${run.game}-name`);
  if (!view || run.facts.phase === "waiting") {
    const open = run.facts.seats.filter((seat) => seat.kind === "open").length;
    return say("web-run-open", { game: name, open });
  }
  const key = `${run.game}-run`;
  const number = Number(view.round ?? view.expedition ?? 0);
  return has(key) ? say(key, { game: name, number }) : name;
}

export function stateOf(run: Run): string {
  if (run.facts.phase === "waiting") return run.update.you.host ? say("web-run-host") : say("web-run-waiting");
  if (run.facts.phase === "over") return say("web-run-over");
  if (run.mine) return say("web-run-yours");
  const names = seatNames(run.facts.seats);
  const waited = (run.update.picture?.to_act ?? []).filter((seat) => seat >= 0).map((seat) => names[seat] ?? "");
  return waited.length > 0 ? say("web-run-waits", { names: listed(waited) }) : say("web-run-going");
}

async function ask(table: Kept): Promise<Run | null> {
  try {
    const update = await api.look(table.id, table.token, 1_000_000_000);
    const mine = (update.picture?.to_act ?? []).some((seat) => update.you.seats.includes(seat));
    if (update.table.phase === "over" && !table.over) keep({ ...table, over: true, at: table.at });
    return { id: table.id, game: update.table.game, facts: update.table, mine, update };
  } catch (problem) {
    if (problem instanceof Refusal && problem.status === 404) forget(table.id);
    return null;
  }
}

/** Ask after the newest tables; those that are gone are forgotten. Own turns come first. */
export async function runs(over: boolean, most = 6): Promise<Run[]> {
  const known = kept()
    .filter((table) => (table.over ?? false) === over && (over || table.token !== ""))
    .slice(0, most);
  const found = (await Promise.all(known.map(ask))).filter((run): run is Run => run !== null);
  const wanted = found.filter((run) => (run.facts.phase === "over") === over);
  return wanted.sort((one, other) => Number(other.mine) - Number(one.mine));
}

/** Several people at one screen: who must look next, and whether a curtain falls before. */
import type { OpenTable } from "./table.svelte";

export interface Next {
  /** Who must look; null: nobody, until it is somebody's turn again. */
  seat: number | null;
  curtain: boolean;
}

/** The part of a table that this depends on. */
export type Shared = Pick<OpenTable, "mine" | "toAct" | "looking" | "busy" | "over"> & {
  showing: Pick<OpenTable["showing"], "catchingUp">;
  picture: Pick<OpenTable["picture"], "secret" | "private">;
  facts: Pick<OpenTable["facts"], "seats">;
};

/** The people at this screen who must act; seats that a bot plays for an absent person are not asked. */
function due(table: Shared): number[] {
  return table.toAct.filter((seat) => table.mine.includes(seat) && !table.facts.seats[seat]?.bot);
}

/** Null while nothing has to change hands. The curtain falls only where others must look away before a choice is made. */
export function nextPerson(table: Shared): Next | null {
  if (table.mine.length < 2 || table.busy || table.showing.catchingUp || table.over) return null;
  const asked = due(table);
  if (table.looking !== null && asked.includes(table.looking)) return null;
  if (asked.length === 0) return table.picture.secret && table.looking !== null ? { seat: null, curtain: false } : null;
  return { seat: asked[0]!, curtain: table.picture.private };
}

/**
 * Who looks on while what `seat` has decided in secret is sent, so that it is never shown: the next who is asked, or
 * nobody. Undefined: the same person goes on.
 */
export function passedTo(table: Shared, seat: number): number | null | undefined {
  if (table.mine.length < 2 || !table.picture.secret) return undefined;
  if (table.picture.private) return null;
  return due(table).find((other) => other !== seat) ?? null;
}

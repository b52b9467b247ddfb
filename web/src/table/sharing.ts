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
  picture: Pick<OpenTable["picture"], "secret">;
  facts: Pick<OpenTable["facts"], "seats">;
};

/** Null while nothing has to change hands. Seats that a bot plays for an absent person are not asked. */
export function nextPerson(table: Shared): Next | null {
  if (table.mine.length < 2 || table.busy || table.showing.catchingUp || table.over) return null;
  const due = table.toAct.filter((seat) => table.mine.includes(seat) && !table.facts.seats[seat]?.bot);
  if (table.looking !== null && due.includes(table.looking)) return null;
  const secret = table.picture.secret;
  if (due.length === 0) return secret && table.looking !== null ? { seat: null, curtain: false } : null;
  return { seat: due[0]!, curtain: secret };
}

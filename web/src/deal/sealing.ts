/** What this browser adds to the deal of a table, without a click. */
import { api } from "../wire/api";
import type { Facts, You } from "../wire/types";
import { newNonce, pledgeOf } from "./derive";
import { type DealNote, note, noteOf, placeOf } from "./notes";

export type Adding =
  { type: "pledge"; seat: number; pledge: string; round: number } | { type: "reveal"; seat: number; nonce: string };

type Seen = Pick<Facts, "id" | "commitment" | "sealing">;

function begun(facts: Seen): DealNote {
  return noteOf(facts.id) ?? { promise: facts.commitment, nonces: {}, pledges: {}, revealed: [] };
}

/** A pledge for a seat; its nonce is kept here first, and one that was given out is never used again. */
export function pledgeFor(facts: Seen, seat: number): { pledge: string; round: number } {
  const made = begun(facts);
  const round = facts.sealing?.round ?? 1;
  const place = placeOf(round, seat);
  const spent = made.revealed.includes(place);
  const nonce = (spent ? undefined : made.nonces[place]) ?? newNonce();
  note(facts.id, {
    ...made,
    nonces: { ...made.nonces, [place]: nonce },
    revealed: made.revealed.filter((other) => other !== place),
  });
  return { pledge: pledgeOf(facts.commitment, round, seat, nonce), round };
}

/** What is to be sent now. The pledges of all are noted before the first own nonce leaves this browser. */
export function toAdd(facts: Seen, you: Pick<You, "seats">): Adding[] {
  const sealing = facts.sealing;
  if (!noteOf(facts.id)) note(facts.id, begun(facts));
  if (!sealing) return [];
  if (sealing.stage === "reveal") return reveals(facts, sealing, you.seats);
  return you.seats
    .filter((seat) => !sealing.pledges[seat] && !sealing.out.includes(seat))
    .filter((seat) => sealing.stage === "open" || sealing.awaited.includes(seat))
    .map((seat) => ({ type: "pledge", seat, ...pledgeFor(facts, seat) }));
}

function reveals(facts: Seen, sealing: NonNullable<Facts["sealing"]>, seats: number[]): Adding[] {
  const made = begun(facts);
  const { round, pledges } = sealing;
  const own = seats.flatMap((seat) => {
    const nonce = made.nonces[placeOf(round, seat)];
    const right = nonce && pledgeOf(facts.commitment, round, seat, nonce) === pledges[seat];
    return right && sealing.awaited.includes(seat) ? [{ type: "reveal" as const, seat, nonce }] : [];
  });
  const given = own.map(({ seat }) => placeOf(round, seat));
  note(facts.id, {
    ...made,
    pledges: { ...made.pledges, [round]: made.pledges[round] ?? pledges },
    revealed: [...new Set([...made.revealed, ...given])],
  });
  return own;
}

/** The same before the table is on the screen. */
export async function addNow(id: string, token: string): Promise<void> {
  const seen = await api.look(id, token);
  for (const adding of toAdd(seen.table, seen.you)) await api.add(id, adding, token);
}

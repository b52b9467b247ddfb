/** Checks a deal in the page: everything but which card a ticket means, for which one needs the rules. */
import type { Step } from "../wire/replay";
import { type Pledge, keyOf, pledgeOf, promiseOf, ticketOf } from "./derive";
import { type DealNote, placeOf } from "./notes";

export interface Draw {
  number: number;
  step: number;
  action: string;
  low: number;
  weight: number;
  total: number;
}

export interface Deal {
  promise: string;
  seed: string;
  round: number;
  lost: number[][];
  pledges: Pledge[];
  brought: number;
  cards: { step: number; action: string }[];
}

/** `why` is the word of a sentence. `noted`: this browser knew promise and pledges before the start. */
export interface Finding {
  right: boolean;
  why:
    "right" | "old" | "other-seed" | "other-promise" | "other-nonce" | "other-pledges" | "other-card" | "other-story";
  seat: number;
  step: number;
  tickets: number;
  nonces: number;
  noted: boolean;
  /** The record blames a seat of this browser, whose nonce was sent from here. */
  blamed: boolean;
}

/** What a record says of its deal; null if it is not a finished, sealed record of the second kind. */
export function dealOf(record: string): Deal | null {
  const lines = record.split("\n");
  const end = lines.indexOf("--");
  const value = (key: string) =>
    lines
      .find((line, at) => (key === "seed" ? at > end : at < end) && line.startsWith(`${key}: `))
      ?.slice(key.length + 2);
  const [promise, seed] = [value("commitment"), value("seed")];
  if (lines[0] !== "speleo record 2" || value("dealing") !== "sealed" || !promise || !seed) return null;
  const head = lines.slice(0, end);
  const lost = head.flatMap((line) => {
    const found = /^round \d+: not revealed by ([\d ]+)$/.exec(line);
    return found ? [found[1]!.split(" ").map((seat) => Number(seat) - 1)] : [];
  });
  const pledges = head.flatMap((line) => {
    const found = /^pledge (\d+): ([0-9a-f]{64}), revealed (.+)$/.exec(line);
    return found ? [{ seat: Number(found[1]) - 1, pledge: found[2]!, nonce: found[3]! }] : [];
  });
  const cards = lines.slice(end + 1).flatMap((line) => {
    const found = /^(\d+) chance: (.+) {2}#[0-9a-f]+$/.exec(line);
    return found ? [{ step: Number(found[1]), action: found[2]! }] : [];
  });
  return { promise, seed, round: lost.length + 1, lost, pledges, brought: Number(value("brought along") ?? 0), cards };
}

/** `steps`: what the replay shows, if it is shown. */
export function checked(record: string, draws: Draw[], note: DealNote | null, steps: Step[] | null): Finding {
  const found = { right: false, seat: 0, step: 0, tickets: 0, nonces: 0, noted: false, blamed: false };
  const deal = dealOf(record);
  if (!deal) return { ...found, why: "old" };
  if (promiseOf(deal.seed) !== deal.promise) return { ...found, why: "other-seed" };
  if (note && note.promise !== deal.promise) return { ...found, why: "other-promise" };
  const broken = deal.pledges.find((made) => !kept(deal, made, note));
  if (broken) return { ...found, why: "other-nonce", seat: broken.seat };
  const strange = strangePledge(deal, note);
  if (strange !== null) return { ...found, why: "other-pledges", seat: strange };
  const wrong = wrongCard(deal, draws);
  if (wrong !== null) return { ...found, why: "other-card", step: wrong };
  const untrue = steps && untrueStep(deal, steps);
  if (untrue) return { ...found, why: "other-story", step: untrue };
  return {
    ...found,
    right: true,
    why: "right",
    tickets: draws.filter((draw) => draw.step > deal.brought).length,
    nonces: deal.pledges.length,
    noted: Boolean(note?.pledges[deal.round]),
    blamed: deal.lost.some((seats, at) => seats.some((seat) => note?.revealed.includes(placeOf(at + 1, seat)))),
  };
}

/** Whether a nonce fits its pledge and, if it is one of this browser's, is the one that was kept here. */
function kept(deal: Deal, made: Pledge, note: DealNote | null): boolean {
  const own = note?.pledges[deal.round] && note.nonces[placeOf(deal.round, made.seat)];
  const mine = own && note.pledges[deal.round]![made.seat] === pledgeOf(deal.promise, deal.round, made.seat, own);
  return pledgeOf(deal.promise, deal.round, made.seat, made.nonce) === made.pledge && (!mine || own === made.nonce);
}

/** The first seat whose pledge is not as it stood before anything was revealed. */
function strangePledge(deal: Deal, note: DealNote | null): number | null {
  const noted = note?.pledges[deal.round];
  if (!noted) return null;
  const seats = [...noted.keys(), ...deal.pledges.map((made) => made.seat)];
  return (
    seats.find((at) => (deal.pledges.find((made) => made.seat === at)?.pledge ?? "") !== (noted[at] ?? "")) ?? null
  );
}

/** The first step whose card was not dealt by its ticket, as far as one can say without the rules. */
function wrongCard(deal: Deal, draws: Draw[]): number | null {
  const key = keyOf(deal.seed, deal.round, deal.pledges);
  for (const [at, card] of deal.cards.entries()) {
    const draw = draws[at];
    if (!draw || draw.number !== at + 1 || draw.step !== card.step || draw.action !== card.action) return card.step;
    if (card.step <= deal.brought) continue;
    const ticket = ticketOf(key, draw.number, draw.total);
    if (ticket < draw.low || ticket >= draw.low + draw.weight) return card.step;
  }
  return draws[deal.cards.length]?.step ?? null;
}

/** The first step at which the replay shows another card than the record has. */
function untrueStep(deal: Deal, steps: Step[]): number | null {
  const shown = steps.flatMap((step) => (step.seat === null && step.action ? [step] : []));
  const at = deal.cards.findIndex(
    (card, place) => shown[place]?.serial !== card.step || shown[place]?.action?.action !== card.action,
  );
  if (at >= 0) return deal.cards[at]!.step;
  return shown[deal.cards.length]?.serial ?? null;
}

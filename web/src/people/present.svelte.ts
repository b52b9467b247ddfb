/** Who is at the table that is open: their colours, figures and hats, and what they show without words. */
import type { SeatFacts } from "../wire/types";

const COLOURS = 8;
/** How long an emote stays. */
const STAYS = 2400;

export interface Shown {
  emote: string;
  serial: number;
}

let seats = $state.raw<SeatFacts[]>([]);
let emotes = $state.raw<Record<number, Shown>>({});
let serial = 0;

export function present(now: SeatFacts[]): void {
  seats = now;
}

/** The number of the colour, and of the shape, that a seat has. */
export function colourOf(seat: number): number {
  return (seats[seat]?.colour ?? seat) % COLOURS;
}

export function figureOf(seat: number): number {
  return seats[seat]?.look?.figure ?? seat;
}

export function hatOf(seat: number): number {
  return seats[seat]?.look?.hat ?? seat;
}

/** The portrait of the bot that plays a seat; empty where a person sits, or one whose face is not known. */
export function portraitOf(seat: number): string {
  const facts = seats[seat];
  return facts?.kind === "bot" ? portraitNamed(facts.name) : "";
}

/** The portrait of a character: `Nora 2` is drawn like Nora. */
export function portraitNamed(name: string): string {
  return (/^\p{L}+/u.exec(name)?.[0] ?? "").toLowerCase();
}

export function isBot(seat: number): boolean {
  return seats[seat]?.kind === "bot";
}

/** Show an emote beside a seat for a while. */
export function show(seat: number, emote: string): void {
  serial += 1;
  const mine = serial;
  emotes = { ...emotes, [seat]: { emote, serial } };
  setTimeout(() => {
    if (emotes[seat]?.serial === mine)
      emotes = Object.fromEntries(Object.entries(emotes).filter(([other]) => Number(other) !== seat));
  }, STAYS);
}

export function shownAt(seat: number): Shown | null {
  return emotes[seat] ?? null;
}

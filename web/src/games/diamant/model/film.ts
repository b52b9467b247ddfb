/**
 * One update may hold a whole story: choices, the way back, a card, a trap, a new expedition. The film tells it in
 * shots, each with the table as it is then. Only the last picture counts; the server made it.
 */
import type { DiamantEvent, DiamantView } from "../../../wire/types";
import { type CardFace, RELIC, trapCard, treasureCard } from "./cards";

/** What somebody who turned back brings home. */
export interface Homecomer {
  seat: number;
  carried: number;
  share: number;
  relics: number[];
}

export type Scenery =
  | { kind: "begin"; number: number }
  | { kind: "card"; card: CardFace; again: boolean }
  | { kind: "share"; share: number; rest: number; seats: number[] }
  | {
      kind: "reveal";
      on: number[];
      back: number[];
      loose: number;
      homecomers: Homecomer[];
      lying: DiamantView["path"];
      relicsStay: number;
    }
  | {
      kind: "bust";
      trap: string;
      expedition: number;
      first: number;
      second: number;
      losses: { seat: number; gems: number }[];
    }
  | { kind: "close"; number: number; gems: number; relics: number };

/**
 * `told` counts the events that have come to light before the shot is seen: an event is told when its second shot begins, or the
 * next event's. `tempo` is how much shorter it is than usual. */
export type Shot = Scenery & { view: DiamantView; ms: number; told: number; tempo: number };
export type Kind = Shot["kind"];

/** How long a shot would be seen, in ms at full motion, if the film were short. */
const LENGTHS = { begin: 900, card: 950, share: 950, calm: 1150, reveal: 3400, bust: 4200, close: 700 };
/** Nobody waits longer than this to go on: a long film runs faster. */
const LONGEST = 4200;

function lengthOf(event: DiamantEvent): number {
  switch (event.event) {
    case "ExpeditionBegan":
      return LENGTHS.begin;
    case "TreasureFound":
      return LENGTHS.card + LENGTHS.share;
    case "TrapAppeared":
    case "RelicFound":
      return LENGTHS.card + 150;
    case "TrapSprung":
      return LENGTHS.card + LENGTHS.bust;
    case "ChoicesRevealed":
      return event.back_seats.length > 0 ? LENGTHS.reveal : LENGTHS.calm;
    default:
      return 0;
  }
}

/** The length of the whole film; the shell waits for it before it shows what comes next. */
export function filmLength(events: DiamantEvent[]): number {
  return Math.min(LONGEST, unhurried(events));
}

function unhurried(events: DiamantEvent[]): number {
  const whole = events.reduce((sum, event) => sum + lengthOf(event), 0);
  return closes(events) ? whole + LENGTHS.close : whole;
}

function closes(events: DiamantEvent[]): boolean {
  return (
    events.some((event) => event.event === "ExpeditionEnded") && !events.some((event) => event.event === "TrapSprung")
  );
}

/** The shots from the table as it was, through all events, to the table as it is. */
export function film(before: DiamantView, events: DiamantEvent[], after: DiamantView): Shot[] {
  const shots: Shot[] = [];
  const tempo = Math.min(1, LONGEST / unhurried(events));
  let now = before;
  let [reached, begun] = [0, -1];
  const shoot = (scenery: Scenery, view: DiamantView, ms: number): void => {
    now = view;
    const shown = begun === reached ? reached + 1 : reached;
    begun = reached;
    shots.push({ ...scenery, view, ms: ms * tempo, told: shown, tempo });
  };
  events.forEach((event, at) => {
    reached = at;
    switch (event.event) {
      case "ExpeditionBegan":
        shoot({ kind: "begin", number: event.number }, entered(now, event.number), LENGTHS.begin);
        break;
      case "TreasureFound": {
        const card = treasureCard(event.value);
        shoot({ kind: "card", card, again: false }, withCard(now, card, event.value), LENGTHS.card);
        const seats = inside(now);
        shoot(
          { kind: "share", share: event.share, rest: event.rest, seats },
          shared(now, event.share, event.rest),
          LENGTHS.share,
        );
        break;
      }
      case "TrapAppeared":
        shoot(
          { kind: "card", card: trapCard(event.trap), again: false },
          withCard(now, trapCard(event.trap), 0),
          LENGTHS.card + 150,
        );
        break;
      case "RelicFound":
        shoot({ kind: "card", card: RELIC, again: false }, withCard(now, RELIC, 0), LENGTHS.card + 150);
        break;
      case "TrapSprung": {
        const first = now.path.findIndex((lying) => lying.kind === event.trap);
        shoot(
          { kind: "card", card: trapCard(event.trap), again: true },
          withCard(now, trapCard(event.trap), 0),
          LENGTHS.card,
        );
        const losses = events
          .slice(at)
          .flatMap((later) => (later.event === "GemsLost" ? [{ seat: later.seat, gems: later.gems }] : []));
        const scene = {
          kind: "bust",
          trap: event.trap,
          expedition: now.expedition,
          first: first + 1,
          second: now.path.length,
          losses,
        } as const;
        shoot(scene, fled(now), LENGTHS.bust);
        break;
      }
      case "ChoicesRevealed": {
        const back = event.back_seats;
        const on = event.seats.filter((seat) => !back.includes(seat));
        const { view, homecomers } = wentHome(now, events.slice(at));
        const relicsStay = back.length > 1 ? now.path.filter((lying) => lying.sort === "relic").length : 0;
        const lying = now.path.filter((one) => one.gems > 0 || one.sort === "relic");
        const ms = back.length > 0 ? LENGTHS.reveal : LENGTHS.calm;
        shoot({ kind: "reveal", on, back, loose: now.loose, homecomers, lying, relicsStay }, view, ms);
        break;
      }
      case "ExpeditionEnded":
        if (closes(events))
          shoot({ kind: "close", number: event.number, gems: event.gems, relics: event.relics }, now, LENGTHS.close);
        break;
      default:
    }
  });
  const last = shots.at(-1);
  if (last) last.view = after;
  return shots;
}

function inside(view: DiamantView): number[] {
  return view.seats.flatMap((seat, at) => (seat.inside ? [at] : []));
}

function entered(view: DiamantView, number: number): DiamantView {
  const seats = view.seats.map((seat) => ({ ...seat, inside: true, chosen: false, choice: "", gathered: 0 }));
  return { ...view, expedition: number, phase: "card", path: [], loose: 0, relic_values: [], seats };
}

function withCard(view: DiamantView, card: CardFace, gems: number): DiamantView {
  return { ...view, phase: "card", path: [...view.path, { ...card, gems }], loose: view.loose + gems };
}

function shared(view: DiamantView, share: number, rest: number): DiamantView {
  const path = view.path.map((lying, at) => (at === view.path.length - 1 ? { ...lying, gems: rest } : lying));
  const seats = view.seats.map((seat) => (seat.inside ? { ...seat, gathered: seat.gathered + share } : seat));
  return { ...view, path, seats, loose: path.reduce((sum, lying) => sum + lying.gems, 0) };
}

function fled(view: DiamantView): DiamantView {
  return {
    ...view,
    seats: view.seats.map((seat) => ({ ...seat, inside: false, chosen: false, choice: "", gathered: 0 })),
  };
}

/** Those who turned back are in camp with what they brought; what they took is off the path. */
function wentHome(view: DiamantView, events: DiamantEvent[]): { view: DiamantView; homecomers: Homecomer[] } {
  const relics = new Map<number, number[]>();
  const homecomers: Homecomer[] = [];
  let taken = 0;
  for (const event of events) {
    if (event.event === "RelicTaken") relics.set(event.seat, [...(relics.get(event.seat) ?? []), event.value]);
    if (event.event !== "WentBack") continue;
    taken += event.share;
    const carried = event.brought - event.share;
    homecomers.push({ seat: event.seat, carried, share: event.share, relics: relics.get(event.seat) ?? [] });
  }
  const seats = view.seats.map((seat, at) => {
    const home = homecomers.find((one) => one.seat === at);
    if (!home) return { ...seat, chosen: false, choice: "" };
    const chest = seat.chest === null ? null : seat.chest + home.carried + home.share;
    return {
      ...seat,
      inside: false,
      chosen: false,
      choice: "",
      gathered: 0,
      chest,
      relics: [...seat.relics, ...home.relics],
    };
  });
  const path = view.path
    .filter((lying) => relics.size === 0 || lying.sort !== "relic")
    .map((lying) => {
      const here = Math.min(taken, lying.gems);
      taken -= here;
      return { ...lying, gems: lying.gems - here };
    });
  const loose = path.reduce((sum, lying) => sum + lying.gems, 0);
  return { view: { ...view, path, seats, loose, phase: "card" }, homecomers };
}

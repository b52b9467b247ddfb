/** An update cut into shots: what is shown at once, one after another. */
import type { Facts, LogEntry, Picture, Price, Told, Update, You } from "../wire/types";

/** One step on the way, with the picture it led to and the log as far as it is told by then. */
export interface Shot {
  seq: number;
  /** Whom it tells of: whoever acts; what chance brings belongs to whoever acted before. */
  seat: number | null;
  /** Who did it: with the end of a turn the next seat's may begin. */
  doer: number | null;
  events: Told[];
  /** The entries that are new since the shot before; the first may be an entry of that one with more events. */
  happened: LogEntry[];
  price: Price | null;
  picture: Picture | null;
  facts: Facts;
  you: You;
  /** Whether something is told of what the seat itself did, and not only of what chance brought then. */
  deed: boolean;
  /** How many events of the match are told by then: known when it is shown. */
  told?: number;
}

interface Stretch {
  seat: number | null;
  seq: number;
  deed: boolean;
  price: Price | null;
  picture: Picture | null;
}

/** What has come so far of the next shot. */
interface Open {
  stretch: Stretch;
  events: Told[];
}

/** Whether what comes next is shown together with what has come so far. */
export type Joins = (sofar: Told[], next: Told[]) => boolean;

const loud = (events: Told[]) => events.some((event) => event.manner !== "quiet");

/** The shots of an update. Steps of which nothing is told are shown with the next one. */
export function shotsOf(update: Update, joins: Joins = () => false): Shot[] {
  const eventsOf = new Map(update.happened.map((entry) => [entry.seq, entry.events]));
  const taken = new Map<number, number>();
  const shots: Shot[] = [];
  let seat: number | null = null;
  let open: Open | null = null;
  const close = ({ stretch, events }: Open, upto: number, picture: Picture | null) => {
    const from = shots.at(-1)?.seq ?? update.since;
    shots.push({
      seq: upto,
      seat: toldOf(events, update.you) ?? stretch.seat,
      doer: stretch.seat,
      events,
      price: stretch.price,
      deed: stretch.deed,
      picture,
      happened: entries(update, from, upto, taken),
      facts: update.table,
      you: update.you,
    });
  };
  for (const step of update.steps) {
    const all = eventsOf.get(step.seq);
    if (!all) continue;
    if (step.seat !== null) seat = step.seat;
    const at = taken.get(step.seq) ?? 0;
    const events = all.slice(at, at + step.events);
    const deed = step.seat !== null && loud(events);
    if (open && loud(open.events) && !(open.stretch.seat === seat && joins(open.events, events))) {
      close(open, open.stretch.seq, open.stretch.picture);
      open = null;
    }
    taken.set(step.seq, at + step.events);
    const sofar: Told[] = open?.events ?? [];
    const price: Price = open?.stretch.price && paid(open.stretch.price) ? open.stretch.price : step.price;
    const stretch: Stretch = { seat, seq: step.seq, deed: deed || !!open?.stretch.deed, price, picture: step.picture };
    open = { stretch, events: [...sofar, ...events] };
  }
  for (const [seq, events] of eventsOf) taken.set(seq, events.length);
  open ??= { stretch: { seat, seq: update.seq, deed: false, price: null, picture: null }, events: rest(update) };
  close(open, update.seq, update.picture);
  return shots;
}

/** Whom the last of these events tells of, if that is somebody else than who looks. */
function toldOf(events: Told[], you: You): number | null {
  const seat = events.findLast((event) => typeof event.seat === "number")?.seat as number | undefined;
  return seat === undefined || you.seats.includes(seat) ? null : seat;
}

/** What of these events matters most: the last that alarms, else the last that is not a headline. */
export function mainOf(events: Told[]): Told | undefined {
  const heard = events.filter((event) => event.manner !== "quiet");
  return (
    heard.findLast((event) => event.manner === "alarm") ??
    heard.findLast((event) => event.manner !== "headline") ??
    heard.at(-1)
  );
}

const paid = (price: Price | null) => price !== null && (price.points > 0 || price.uses.length > 0);

/** All events of an update that came without steps; who has just come is told of them by the log alone. */
function rest(update: Update): Told[] {
  return update.steps.length > 0 || update.since === 0 ? [] : update.happened.flatMap((entry) => entry.events);
}

/** The entries from one on to another, each with as many events as are told by now. */
function entries(update: Update, from: number, upto: number, taken: Map<number, number>): LogEntry[] {
  return update.happened
    .filter((entry) => entry.seq >= from && entry.seq <= upto)
    .map((entry) => ({ ...entry, events: entry.events.slice(0, taken.get(entry.seq) ?? entry.events.length) }));
}

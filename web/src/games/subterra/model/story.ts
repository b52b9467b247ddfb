/** What the events of the match tell: which cards came, who looks where, how health went, and the scenes to play. */
import type { SubTerraEvent, SubTerraView } from "../../../wire/types";
import { spotOf } from "./cave";

export interface Roll {
  caver: string;
  die: number;
  success: boolean;
  test: string;
}

export interface Blow {
  caver: string;
  points: number;
  cause: string;
  fell: boolean;
}

/** One hazard as a scene of its own. */
export interface Hazard {
  /** A card's name, or `time` or `darkness`. */
  card: string;
  round: number;
  cards: number;
  rolls: Roll[];
  /** The number of a cave-in. */
  die: number[];
  blows: Blow[];
  devoured: string[];
  /** Tiles that were flooded or buried, or where a horror came or went. */
  cells: string[];
  horrors: string[];
}

/** Something that deserves a scene; it begins with the event number `from`. */
export type Beat = { from: number } & (
  { kind: "hazard"; hazard: Hazard } | { kind: "roll"; roll: Roll } | { kind: "blast"; die: number }
);

const NO_SCENE = new Set(["tremor", "darkness"]);

/** All hazards of a stretch of events, in order. The nth of `total` cards comes in round n. */
export function hazards(events: SubTerraEvent[], total: number): Hazard[] {
  const found: Hazard[] = [];
  let open: Hazard | null = null;
  let round = total + 1;
  for (const event of events) {
    if (event.event === "RoundBegan") {
      round = event.round;
      open = null;
    } else if (event.event === "HazardTurned") {
      open = begun(event.card, total - event.cards, event.cards);
      found.push(open);
    } else if (event.event === "TimeRanOut") {
      open = begun("time", total + 1, 0);
      found.push(open);
    } else if (event.event === "Tested" && event.test === "darkness" && !open) {
      open = begun("darkness", round, 0);
      found.push(open);
      note(open, event);
    } else if (open) note(open, event);
  }
  return found;
}

function begun(card: string, round: number, cards: number): Hazard {
  return { card, round, cards, rolls: [], die: [], blows: [], devoured: [], cells: [], horrors: [] };
}

function note(hazard: Hazard, event: SubTerraEvent): void {
  if (event.event === "Tested")
    hazard.rolls.push({ caver: event.caver, die: event.die, success: event.success, test: event.test });
  else if (event.event === "CaveInRolled") hazard.die.push(event.die);
  else if (event.event === "Hurt")
    hazard.blows.push({ caver: event.caver, points: event.points, cause: event.cause, fell: false });
  else if (event.event === "FellUnconscious")
    hazard.blows.filter((blow) => blow.caver === event.caver).forEach((blow) => (blow.fell = true));
  else if (event.event === "Devoured") hazard.devoured.push(event.caver);
  else if (event.event === "TileFlooded" || event.event === "RubbleFell") hazard.cells.push(event.cell);
  else if (event.event === "HorrorAppeared" || event.event === "HorrorMoved") {
    hazard.cells.push(event.cell);
    hazard.horrors.push(event.horror);
  }
}

/** What deserves a scene in these events: hazards, and every other die that fell. */
export function beats(events: SubTerraEvent[], total: number): Beat[] {
  const found: Beat[] = [];
  let inHazard = false;
  for (const [at, event] of events.entries()) {
    if (event.event === "RoundBegan" || event.event === "TurnBegan") inHazard = false;
    if (
      event.event === "HazardTurned" ||
      event.event === "TimeRanOut" ||
      (event.event === "Tested" && event.test === "darkness" && !inHazard)
    ) {
      inHazard = true;
      const hazard = hazards(events.slice(at), total)[0];
      if (hazard) found.push({ from: at, kind: "hazard", hazard });
    } else if (event.event === "Tested" && !NO_SCENE.has(event.test)) {
      found.push({
        from: at,
        kind: "roll",
        roll: { caver: event.caver, die: event.die, success: event.success, test: event.test },
      });
    } else if (event.event === "CaveInRolled" && !inHazard) found.push({ from: at, kind: "blast", die: event.die });
  }
  return found;
}

/** How many hazard cards the match began with. */
export function dealt(view: Pick<SubTerraView, "cards" | "turned">): number {
  return view.cards + view.turned.reduce((sum, [, count]) => sum + count, 0);
}

/** How long a scene stays, in ms at full motion. */
export function duration(beat: Beat): number {
  if (beat.kind !== "hazard") return 1500;
  return (
    2600 +
    (beat.hazard.die.length > 0 ? 900 : 0) +
    (beat.hazard.rolls.length > 0 ? 700 : 0) +
    beat.hazard.blows.length * 350
  );
}

/** How long a scene keeps back what comes of it: as long as dice roll. */
export function suspense(beat: Beat): number {
  if (beat.kind !== "hazard") return 1000;
  return beat.hazard.die.length > 0 || beat.hazard.rolls.length > 0 ? 1150 : 800;
}

/** The cards that were turned up, oldest first; `time` is the last. */
export function turnedUp(events: SubTerraEvent[]): string[] {
  return events.flatMap((event) => (event.event === "HazardTurned" ? [event.card] : []));
}

/** Where each caver looks, as an angle: the way of the last step. */
export function facings(events: SubTerraEvent[]): Map<string, number> {
  const at = new Map<string, string>();
  const found = new Map<string, number>();
  for (const event of events) {
    if (event.event !== "CaverEntered" && event.event !== "Surfaced") continue;
    const [from, to] = [spotOf(at.get(event.caver) ?? "0,0"), spotOf(event.cell)];
    if (from.x !== to.x || from.y !== to.y) found.set(event.caver, Math.atan2(to.y - from.y, to.x - from.x));
    at.set(event.caver, event.cell);
  }
  return found;
}

/** A caver's health at the end of every round, and how the match went for the caver. */
export interface Course {
  caver: string;
  most: number;
  health: number[];
  /** The round in which the caver reached the exit for good, or null. */
  out: number | null;
  /** Rounds in which the caver lost more than one point, with how many. */
  losses: { round: number; points: number }[];
}

export function courses(events: SubTerraEvent[], cavers: { caver: string; most: number; where: string }[]): Course[] {
  const made = cavers.map<Course>((each) => ({
    caver: each.caver,
    most: each.most,
    health: [],
    out: null,
    losses: [],
  }));
  const now = new Map(cavers.map((each) => [each.caver, each.most]));
  const lost = new Map<string, number>();
  let round = 1;
  const close = () => {
    for (const course of made) {
      course.health[round - 1] = now.get(course.caver) ?? 0;
      const points = lost.get(course.caver) ?? 0;
      if (points > 1) course.losses.push({ round, points });
    }
    lost.clear();
  };
  for (const event of events) {
    if (event.event === "RoundBegan" && event.round > round) {
      close();
      round = event.round;
    } else if (event.event === "Hurt") {
      now.set(event.caver, Math.max(0, (now.get(event.caver) ?? 0) - event.points));
      lost.set(event.caver, (lost.get(event.caver) ?? 0) + event.points);
    } else if (event.event === "Healed") now.set(event.target, event.health);
    else if (event.event === "Devoured") now.set(event.caver, 0);
    else if (event.event === "CaverEntered") {
      const course = made.find((each) => each.caver === event.caver);
      if (course) course.out = round;
    }
  }
  close();
  for (const [at, course] of made.entries()) if (cavers[at]!.where !== "exit") course.out = null;
  return made;
}

/** A turn of fortune that is worth telling at the end. */
export interface Moment {
  round: number;
  kind: "exit" | "first-out" | "fallen" | "revived" | "struck" | "time" | "devoured" | "repelled";
  caver: string;
  count: number;
}

/** The moments that made the match, oldest first, at most eight. */
export function moments(events: SubTerraEvent[]): Moment[] {
  const found: Moment[] = [];
  let round = 1;
  let exit = "";
  const add = (kind: Moment["kind"], caver: string, count = 1) => {
    const same = found.find((moment) => moment.round === round && moment.kind === kind && moment.caver === caver);
    if (same) same.count += count;
    else found.push({ round, kind, caver, count });
  };
  for (const event of events) {
    if (event.event === "RoundBegan") round = event.round;
    else if (event.event === "TilePlaced" && event.tile.startsWith("exit")) {
      exit = event.cell;
      add("exit", event.caver);
    } else if (
      event.event === "CaverEntered" &&
      event.cell === exit &&
      !found.some((moment) => moment.kind === "first-out")
    )
      add("first-out", event.caver);
    else if (event.event === "HorrorStruck") add("struck", event.caver);
    else if (
      event.event === "FellUnconscious" &&
      !found.some((moment) => moment.round === round && moment.kind === "struck" && moment.caver === event.caver)
    )
      add("fallen", event.caver);
    else if (event.event === "Revived") add("revived", event.caver);
    else if (event.event === "HorrorRepelled") add("repelled", event.caver);
    else if (event.event === "TimeRanOut") add("time", "none");
    else if (event.event === "Devoured") add("devoured", event.caver);
  }
  const weight = (moment: Moment) =>
    ["exit", "first-out", "time", "devoured", "struck", "fallen", "revived", "repelled"].indexOf(moment.kind);
  const kept = [...found].sort((a, b) => weight(a) - weight(b)).slice(0, 8);
  return found.filter((moment) => kept.includes(moment));
}

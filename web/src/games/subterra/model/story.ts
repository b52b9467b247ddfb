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

/** Whether what comes next still belongs to the hazard that came before: a hazard is seen as one. */
export function inHazard(sofar: SubTerraEvent[], next: SubTerraEvent[]): boolean {
  const begins = (event: SubTerraEvent) => event.event === "HazardTurned" || event.event === "TimeRanOut";
  const ends = (event: SubTerraEvent) => event.event === "RoundBegan" || event.event === "TurnBegan";
  const dark = (event: SubTerraEvent) => event.event === "Tested" && event.test === "darkness";
  const opened = sofar.findLastIndex((event) => begins(event) || dark(event));
  return opened >= 0 && !sofar.slice(opened).some(ends) && !next.some(begins);
}

/** How many hazard cards the match began with. */
export function dealt(view: Pick<SubTerraView, "cards" | "turned">): number {
  return view.cards + view.turned.reduce((sum, [, count]) => sum + count, 0);
}

/** Under which key a hazard has its name. */
export function hazardTitle(hazard: Hazard): string {
  return hazard.card === "time" || hazard.card === "darkness" ? "web-subterra-darkness" : "subterra-hazard";
}

/** Whom a hazard strikes, with the points they lose; who is gone loses none. */
export function struck(hazard: Hazard): Map<string, number> {
  const found = new Map(hazard.devoured.map((caver) => [caver, 0]));
  for (const blow of hazard.blows) found.set(blow.caver, (found.get(blow.caver) ?? 0) + blow.points);
  return found;
}

/** Whether a hazard strikes anybody, so that everybody should look. */
export function strikes(hazard: Hazard): boolean {
  return hazard.blows.length > 0 || hazard.devoured.length > 0;
}

/** Whether there is something among these events at which people stop to look. */
export function deservesALook(events: SubTerraEvent[]): boolean {
  return hazards(events, 0).some(strikes);
}

/** How long a scene stays, in ms at full motion. */
export function duration(beat: Beat): number {
  if (beat.kind !== "hazard") return 1500;
  if (!strikes(beat.hazard)) return 4000;
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
  if (!strikes(beat.hazard)) return 0;
  return beat.hazard.die.length > 0 || beat.hazard.rolls.length > 0 ? 1150 : 800;
}

/** The cards that were turned up, oldest first; `time` is the last. */
export function turnedUp(events: SubTerraEvent[]): string[] {
  return events.flatMap((event) => (event.event === "HazardTurned" ? [event.card] : []));
}

/** Where each caver looks, as an angle: the way of the last step. */
export function facings(view: SubTerraView, events: SubTerraEvent[]): Map<string, number> {
  const at = new Map<string, string>();
  const found = new Map<string, number>();
  for (const event of events) {
    if (event.event !== "CaverEntered" && event.event !== "Surfaced") continue;
    const [from, to] = [spotOf(view, at.get(event.caver) ?? ""), spotOf(view, event.cell)];
    if (from.x !== to.x || from.y !== to.y) found.set(event.caver, Math.atan2(to.y - from.y, to.x - from.x));
    at.set(event.caver, event.cell);
  }
  return found;
}

/** The course of a match: who had how much when, whose turn began where, and which steps were worth telling. */
import { mainOf } from "../table/shots";
import { takenBack } from "../table/undone";
import type { Film, Step } from "../wire/replay";
import type { Told } from "../wire/types";

const MOST_BANDS = 30;

export interface Band {
  /** The step at whose end the part begins. */
  from: number;
  number: number;
}

export interface KeyMoment {
  step: number;
  number: number;
  event: Told | null;
  /** Who gained or lost most there, and how much. */
  seat: number;
  change: number;
}

/** The steps, by their place in the film, that were taken back later. */
export function struck(steps: Step[]): Set<number> {
  return takenBack(steps.map((step) => ({ serial: step.serial, back: step.undone })));
}

/** Points of each seat after each step; index 0 is the start. Steps that were taken back change nothing. */
export function curves(film: Film): number[][] {
  const gone = struck(film.steps);
  const rows = [film.points];
  film.steps.forEach((step, at) => rows.push(gone.has(at) ? rows.at(-1)! : step.points));
  return film.points.map((_, seat) => rows.map((row) => row[seat] ?? 0));
}

/** The steps with which a seat's turns begin: it acts and another actor did before. */
export function turnsOf(steps: Step[], seat: number): number[] {
  return steps.flatMap((step, at) => (step.seat === seat && steps[at - 1]?.seat !== seat ? [at + 1] : []));
}

/** The first of the turns after a step; from the last one it goes on with the first. */
export function nextTurn(turns: number[], after: number): number | null {
  return turns.find((turn) => turn > after) ?? turns[0] ?? null;
}

/** All steps with which somebody's turn begins. */
export function allTurns(steps: Step[]): number[] {
  return steps.flatMap((step, at) => (step.seat !== null && steps[at - 1]?.seat !== step.seat ? [at + 1] : []));
}

/** The parts of the match. More than a few dozen would only be noise. */
export function bands(steps: Step[]): Band[] {
  const gone = struck(steps);
  const starts = steps.flatMap((step, at) =>
    !gone.has(at) && step.events.some((event) => event.manner === "headline") ? [at + 1] : [],
  );
  if (starts[0] !== undefined && starts[0] > 1) starts.unshift(0);
  return starts.length > MOST_BANDS ? [] : starts.map((from, at) => ({ from, number: at + 1 }));
}

/** The event that says best what happened in a step. */
export function mainEvent(step: Step | undefined): Told | null {
  return mainOf(step?.events ?? []) ?? null;
}

/** The few steps that changed most, some steps apart from each other, in the order of play. */
export function moments(film: Film, most = 5): KeyMoment[] {
  const lines = curves(film);
  const gone = struck(film.steps);
  const apart = Math.max(3, Math.floor(film.steps.length / 14));
  const weighed = film.steps.map((step, at) => {
    const changes = lines.map((line) => (line[at + 1] ?? 0) - (line[at] ?? 0));
    const seat = changes.reduce(
      (best, change, other) => (Math.abs(change) > Math.abs(changes[best]!) ? other : best),
      0,
    );
    const total = changes.reduce((sum, change) => sum + Math.abs(change), 0);
    const alarm = step.events.some((event) => event.manner === "alarm") ? 4 : 0;
    const event = mainEvent(step);
    const settingUp = at < 2 * lines.length && total > 0 && changes.every((change) => change >= 0);
    return {
      step: at + 1,
      weight: event && !settingUp && !gone.has(at) ? total + alarm : 0,
      seat,
      change: changes[seat] ?? 0,
      event,
    };
  });
  const chosen: typeof weighed = [];
  for (const one of [...weighed].sort((a, b) => b.weight - a.weight)) {
    if (chosen.length >= most || one.weight === 0) break;
    if (chosen.every((other) => Math.abs(other.step - one.step) >= apart)) chosen.push(one);
  }
  return chosen
    .sort((a, b) => a.step - b.step)
    .map(({ step, seat, change, event }, at) => ({ step, number: at + 1, event, seat, change }));
}

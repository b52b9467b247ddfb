/** What waits to be shown: one shot after another, each for as long as it deserves. */
import { settings } from "../settings.svelte";
import type { Face, Scene } from "./face";
import type { Shot } from "./shots";
import { SCENE_PART, STEP_MS } from "./speed";

/** More than this is not waited for: whoever comes back to a page that slept sees the latest of it. */
const MOST_WAITING = 90;

/** Where shots are shown. */
export interface Stage extends Scene {
  readonly face: Face | null;
  show(shot: Shot): void;
  /** Bots wait for whoever can only look on: now they need not. */
  nod(): void;
}

export class Showing {
  /** Nothing new is shown until somebody goes on. */
  paused = $state(false);
  /** The same, since the game asks for it. */
  stopped = $state(false);
  private queue = $state.raw<Shot[]>([]);
  private timer = $state.raw<ReturnType<typeof setTimeout> | null>(null);
  /** The seat whose turn is to be over quickly. */
  private skipping: number | null = null;

  constructor(private readonly stage: Stage) {}

  /** Whether something waits to be shown. */
  get catchingUp(): boolean {
    return this.queue.length > 0;
  }

  /** Whether something is being shown, or held. */
  get underway(): boolean {
    return this.timer !== null || this.paused || this.catchingUp;
  }

  add(shots: Shot[]): void {
    this.queue = [...this.queue, ...shots];
    if (this.queue.length > MOST_WAITING) this.hurry();
    else if (this.timer === null) this.next();
  }

  /** Show everything that waits at once. */
  hurry(): void {
    this.clear();
    this.paused = this.stopped = false;
    const waiting = this.queue;
    this.queue = [];
    for (const shot of waiting) this.stage.show(shot);
    this.stage.nod();
  }

  /** Show the rest of this seat's turn at once, also what of it is still to come. */
  skipTurn(seat: number | null): void {
    this.skipping = seat;
    this.paused = this.stopped = false;
    this.restart();
  }

  pause(): void {
    this.paused = !this.paused;
    if (!this.paused) this.restart();
  }

  /** Go on after a stop. */
  goOn(): void {
    if (!this.stopped) return;
    this.stopped = false;
    this.stage.nod();
    this.restart();
  }

  clear(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private restart(): void {
    this.clear();
    this.next();
  }

  private next(): void {
    this.timer = null;
    if (this.paused || this.stopped) return;
    const [shot, ...rest] = this.queue;
    this.queue = rest;
    if (!shot) return;
    this.stage.show(shot);
    if (this.skipping !== null && this.skipping !== shot.seat) this.skipping = null;
    const stop = this.stopsAt(shot);
    this.stopped = stop && this.skipping === null && settings.speed !== "once";
    if (this.stopped) return;
    if (stop) this.stage.nod();
    const wait = this.dwell(shot);
    if (wait > 0) this.timer = setTimeout(() => this.next(), wait);
    else this.next();
  }

  private stopsAt(shot: Shot): boolean {
    return !this.stage.over && (this.stage.face?.stops?.(shot.events, this.stage) ?? false);
  }

  /** How long a shot stays: a deed of others as long as was chosen, and a scene as long as it takes. */
  private dwell(shot: Shot): number {
    const { face, mine, pace } = this.stage;
    const scene = face?.linger(shot.events) ?? 0;
    const others = shot.seat !== null && !mine.includes(shot.seat) && shot.events.length > 0;
    if (!others || !face?.place) return scene * pace * (this.queue.length > 4 ? 0.4 : 1);
    if (this.skipping === shot.seat) return 0;
    return Math.max(STEP_MS[settings.speed], scene * pace * SCENE_PART[settings.speed]);
  }
}

/** A match that is over, or its public part, as a scene that a game's components can show. */
import { settings } from "../settings.svelte";
import type { Face, News, Scene } from "../table/face";
import { present } from "../people/present.svelte";
import { seatNames } from "../table/names";
import type { Reader } from "../texts/sentences";
import type { Film, Source, Step } from "../wire/replay";
import { seatOf } from "../wire/shelf";
import { struck } from "./course";
import { UNSAID, type Offer, type Facts, type LogEntry, type Picture, type Told } from "../wire/types";

const CHUNK = 20;
const SHORT = 260;
const CALM = 900;

export class ReplayScene implements Scene {
  at = $state(0);
  shown = $state.raw<Picture>() as Picture;
  news = $state.raw<News>({ serial: 1, happened: [], events: [] });
  playing = $state(false);
  speed = $state(1);
  trail = $state.raw<Scene["trail"]>(null);
  /** Through whose eyes; null: everybody's. */
  eyes = $state<number | null>(null);
  ready = $state(false);
  ruleShown = $state<string | null>(null);
  readonly replay = true;
  readonly busy = false;
  readonly legal: Offer[] = [];
  readonly mine: number[] = [];
  /** The seat that this browser's person had. */
  private readonly you: number | null;

  private chunks: Record<string, Promise<Picture[]>> = {};
  private timer: ReturnType<typeof setTimeout> | null = null;
  private wanted = 0;

  constructor(
    private readonly source: Source,
    readonly film: Film,
    private readonly face: Face,
  ) {
    present(film.table.seats);
    this.you = seatOf(film.table.id);
  }

  get game(): string {
    return this.film.table.game;
  }
  get facts(): Facts {
    return this.film.table;
  }
  get picture(): Picture {
    return this.shown;
  }
  get view(): unknown {
    return this.shown.view;
  }
  get names(): string[] {
    return seatNames(this.film.table.seats);
  }
  get reader(): Reader {
    return { names: this.names, you: this.you };
  }
  get me(): number | null {
    return this.shown.seat;
  }
  get toAct(): number[] {
    return this.shown.to_act;
  }
  get story(): Told[] {
    return this.film.steps.slice(0, this.at).flatMap((step) => step.events);
  }
  get standing(): Told[] {
    const steps = this.film.steps.slice(0, this.at);
    const gone = struck(steps);
    return steps.filter((_, at) => !gone.has(at)).flatMap((step) => step.events);
  }
  get over(): boolean {
    return this.shown.outcome !== null;
  }
  get pace(): number {
    return settings.motion === "calm" ? 0 : this.speed;
  }
  get last(): number {
    return this.film.steps.length;
  }
  /** The step that led to what is shown. */
  get step(): Step | undefined {
    return this.film.steps[this.at - 1];
  }

  act(): void {
    return;
  }
  why(): void {
    return;
  }
  rule(id: string): void {
    this.ruleShown = id;
  }

  /** Show the position after a step. One step further is animated, anything else is not. */
  async to(step: number): Promise<void> {
    const target = Math.max(0, Math.min(this.last, Math.round(step)));
    this.wanted = target;
    const picture = await this.pictureAt(target);
    if (this.wanted !== target || !picture) return;
    const onward = target === this.at + 1;
    this.at = target;
    this.shown = picture;
    this.news = {
      serial: this.news.serial + 1,
      ...(onward ? told(this.film.steps[target - 1]!) : { happened: [], events: [] }),
    };
    this.trail = onward ? this.extended() : null;
    this.ready = true;
    const next = Math.floor(target / CHUNK) + 1;
    if (target % CHUNK > CHUNK / 2 && next * CHUNK <= this.last) void this.chunk(next);
  }

  /** The trail of the turn so far: chance goes on with it, another seat begins anew. */
  private extended(): Scene["trail"] {
    const seat = this.step?.seat ?? this.trail?.seat;
    if (seat === undefined) return null;
    const spot = this.face.place?.(this.news.events, this.view);
    const spots = this.trail?.seat === seat ? this.trail.spots : [];
    return { seat, spots: spot ? [...spots, spot] : spots };
  }

  look(seat: number | null): void {
    this.eyes = seat;
    this.chunks = {};
    void this.to(this.at);
  }

  play(): void {
    this.playing = true;
    if (this.at >= this.last) void this.to(0).then(() => this.wait());
    else this.go();
  }

  pause(): void {
    this.playing = false;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private go(): void {
    if (!this.playing) return;
    if (this.at >= this.last) this.pause();
    else void this.to(this.at + 1).then(() => this.wait());
  }

  private wait(): void {
    if (!this.playing) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => this.go(), this.pauseAfter() / this.speed);
  }

  private pauseAfter(): number {
    const events = this.news.events;
    const loud = events.some((event) => event.manner !== "quiet");
    if (settings.motion === "calm") return loud ? CALM : SHORT;
    return loud ? Math.max(700, this.face.linger(events)) : SHORT;
  }

  private async pictureAt(step: number): Promise<Picture | undefined> {
    const pictures = await this.chunk(Math.floor(step / CHUNK));
    return pictures[step % CHUNK];
  }

  private chunk(number: number): Promise<Picture[]> {
    const key = String(number);
    const known = this.chunks[key];
    if (known) return known;
    const asked = this.source.pictures(number * CHUNK, CHUNK, this.eyes);
    this.chunks[key] = asked;
    asked.catch(() => Reflect.deleteProperty(this.chunks, key));
    return asked;
  }
}

function told(step: Step): { happened: LogEntry[]; events: Told[] } {
  const events = step.events;
  const what = step.undone === null ? "acted" : "undone";
  return {
    happened: [{ ...UNSAID, seq: step.serial, at: 0, what, seat: step.seat, to: step.undone, events }],
    events,
  };
}

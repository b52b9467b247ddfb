/** The table that is open: what is shown now, and the parts that show, recall and send. */
import { letters } from "../letters/letters.svelte";
import { present } from "../people/present.svelte";
import { settings } from "../settings.svelte";
import { errorText } from "../texts/problems";
import type { Reader } from "../texts/sentences";
import { api } from "../wire/api";
import { Live, type Line } from "../wire/live";
import { forget, keep, tokenOf } from "../wire/shelf";
import type { About, Chosen, Company, Offer, Facts, LogEntry, Picture, Reply, Told, Update, You } from "../wire/types";
import type { Face, News, Scene } from "./face";
import { Handing } from "./handing.svelte";
import { TableLog } from "./log.svelte";
import { seatNames } from "./names";
import { type Refused, Sending } from "./sending.svelte";
import { type Shot, shotsOf } from "./shots";
import { Showing, type Stage } from "./showing.svelte";
import { react } from "./talk";
import { Walk } from "./walk.svelte";

const NOTHING: News = { serial: 0, happened: [], events: [] };

/** Updates are cut into shots: `showing` decides when each is shown, `log` and `walk` keep it. */
export class OpenTable implements Stage {
  facts = $state.raw<Facts>() as Facts;
  you = $state.raw<You>({ seats: [], host: false, looking: null });
  shown = $state.raw<Picture | null>(null);
  news = $state.raw<News>(NOTHING);
  line = $state<Line>("connecting");
  ruleShown = $state<string | null>(null);
  /** The seat this browser looks through; null: nobody, behind a curtain or as a spectator. */
  looking = $state<number | null>(null);
  ready = $state(false);
  /** Who is connected; null while that is not known. */
  company = $state.raw<Company | null>(null);
  /** What was left to each seat at a moment of `performance.now()`. */
  clocks = $state.raw<{ left: NonNullable<Facts["clocks"]>; at: number } | null>(null);
  /** The last entry that the screen shows. */
  shownSeq = $state(0);
  face = $state.raw<Face | null>(null);

  readonly log = new TableLog();
  readonly showing = new Showing(this);
  readonly walk = new Walk(this);
  readonly sending: Sending;
  readonly handing = new Handing(this);
  private readonly live: Live;
  private heard = 0;
  /** Whether somebody said here who is looking; else the server decides. */
  private chosen = false;

  constructor(
    readonly id: string,
    token: string,
  ) {
    this.live = new Live(id, token, {
      told: (reply) => this.told(reply),
      line: (line) => {
        this.line = line;
      },
      since: () => this.heard,
      looking: () => (this.chosen ? this.looking : null),
    });
    this.sending = new Sending(this, this.live);
  }

  // what a game's components see

  get game(): string {
    return this.facts.game;
  }
  get replay(): boolean {
    return this.walk.again !== null;
  }
  get picture(): Picture {
    return this.walk.again?.picture ?? this.shown!;
  }
  get view(): unknown {
    return this.picture.view;
  }
  /** The table as it is, also while something is looked at again. */
  get present(): { view: unknown } {
    return this.shown!;
  }
  get legal(): Offer[] {
    const waits = this.busy || this.handing.passing || this.showing.catchingUp || this.replay;
    return waits ? [] : (this.shown?.legal ?? []);
  }
  get names(): string[] {
    return seatNames(this.facts.seats);
  }
  get reader(): Reader {
    return { names: this.names, you: this.mine.length === 1 ? this.mine[0]! : null };
  }
  get me(): number | null {
    return this.shown?.seat ?? null;
  }
  get mine(): number[] {
    return this.you.seats;
  }
  get toAct(): number[] {
    return this.walk.again?.picture?.to_act ?? this.shown?.to_act ?? [];
  }
  get over(): boolean {
    return this.facts.phase === "over" && this.shown?.outcome !== null;
  }
  get story(): Told[] {
    return this.log.told.slice(0, this.walk.again?.told);
  }
  get standing(): Told[] {
    return this.log.standing(this.walk.again?.told);
  }
  get pace(): number {
    return settings.motion === "calm" ? 0 : 1;
  }
  get busy(): boolean {
    return this.sending.busy;
  }
  get refused(): Refused | null {
    return this.sending.refused;
  }
  get stopped(): boolean {
    return this.showing.stopped;
  }
  get trail(): Scene["trail"] {
    return this.walk.trail;
  }
  get undoing(): "asks" | "alone" | "never" {
    const own = letters.atTable(this.id);
    return !own ? "asks" : own.link ? "never" : "alone";
  }
  act(action: string, sure = false, counts?: Chosen): void {
    if (this.sending.act(action, sure, counts)) this.walk.recalled = null;
  }
  why(about: About): void {
    this.sending.why(about);
  }
  rule(id: string): void {
    this.ruleShown = id;
  }
  undo(): void {
    this.sending.undo();
  }
  hurry(): void {
    this.showing.hurry();
  }
  goOn(): void {
    this.showing.goOn();
  }
  /** Go on with the seat of a bot, where the server offers it. */
  async takeOver(seat: number): Promise<void> {
    if (this.me === null) return;
    try {
      await api.takeOver(this.id, seat, this.me, tokenOf(this.id));
      this.goOn();
    } catch (error) {
      this.sending.refused = { key: "", said: errorText(error), rule: "", action: "" };
    }
  }

  // what the shell sees and does

  /** What happened, without what the board is still acting out. */
  get recounted(): LogEntry[] {
    return this.log.without(this.face?.untold?.(this) ?? 0);
  }
  /** People who do not look on and for whom no bot plays. */
  get absent(): number[] {
    const here = this.company?.here;
    if (!here) return [];
    return this.facts.seats.flatMap((seat, at) =>
      seat.kind === "person" && !seat.bot && !here.includes(at) ? [at] : [],
    );
  }
  /** Whether other people are in the middle of a match. */
  get othersPlay(): boolean {
    const { phase, seats } = this.facts;
    return phase === "running" && seats.some((seat, at) => seat.kind === "person" && !this.mine.includes(at));
  }

  /** Look through the eyes of one of this browser's seats, or through nobody's. */
  lookThrough(seat: number | null): void {
    this.looking = seat;
    this.chosen = true;
    this.live.ask({ type: "look", seat });
  }

  /** Go on with another secret, as after sitting down. */
  hold(token: string): void {
    this.live.renew(token);
  }

  /** Look again at something that was shown since the player last acted; null: how things are now. */
  recall(at: number | null): void {
    this.walk.recall(at);
    this.sending.armed = null;
    this.tell([], this.walk.again?.events ?? []);
  }

  close(): void {
    this.showing.clear();
    present([]);
    this.live.close();
  }

  // what the server says

  private told(reply: Reply): void {
    if (reply.type === "update") this.receive(reply);
    else if (reply.type === "done") this.sending.settle(reply.client);
    else if (reply.type === "refused") this.sending.refuse(reply);
    else if (reply.type === "why") this.sending.explain(reply);
    else if (reply.type === "company") this.company = reply;
  }

  private receive(update: Update): void {
    const fresh = this.heard === 0;
    this.heard = update.seq;
    this.clocks = update.table.clocks && { left: update.table.clocks, at: performance.now() };
    if (!this.chosen) this.looking = update.you.looking;
    this.sending.addToDeal(update);
    this.showing.add(shotsOf(update, (sofar, next) => this.face?.joins?.(sofar, next) ?? false));
    if (!fresh) return;
    keep({ id: this.id, game: update.table.game, title: update.table.title, seats: update.you.seats });
    this.showing.hurry();
    this.news = { ...NOTHING, serial: 1 };
    this.ready = true;
  }

  nod(): void {
    this.live.ask({ type: "nod" });
  }

  show(shot: Shot): void {
    const fresh = this.log.add(shot.happened);
    this.facts = shot.facts;
    this.you = shot.you;
    present(shot.facts.seats);
    if (this.ready) react(fresh, this);
    this.shown = shot.picture;
    this.shownSeq = shot.seq;
    this.sending.disarm();
    this.tell(fresh, shot.events);
    this.handing.told(shot.events);
    this.walk.remember(shot, this.log.told.length);
    if (shot.facts.phase === "over") keep({ id: this.id, over: true });
    if (shot.facts.phase === "closed" && this.log.closedBy === "deleted") forget(this.id);
  }

  private tell(happened: LogEntry[], events: Told[]): void {
    this.news = { serial: this.news.serial + 1, happened, events };
  }
}

/** The table that is open: what is shown now, what waits to be shown, and what can be sent. */
import { toAdd } from "../deal/sealing";
import { present } from "../people/present.svelte";
import { settings } from "../settings.svelte";
import { errorText, problemText } from "../texts/problems";
import type { Reader } from "../texts/sentences";
import { api } from "../wire/api";
import { Live, type Line, clientId } from "../wire/live";
import { forget, keep, tokenOf } from "../wire/shelf";
import type {
  About,
  Chosen,
  Company,
  Entry,
  Facts,
  Happened,
  Picture,
  RefusedReply,
  Reply,
  Told,
  Update,
  WhyReply,
  You,
} from "../wire/types";
import { camera } from "./camera.svelte";
import { asksFirst } from "./second";
import type { Face, News, Scene } from "./face";
import { withoutForgotten } from "./forgotten";
import { seatNames } from "./names";
import { passedTo } from "./sharing";
import { undoneSeqs } from "./undone";
import { type Shot, shotsOf } from "./shots";
import { SCENE_PART, STEP_MS } from "./speed";
import { react } from "./talk";

/** More than this is not waited for: whoever comes back to a page that slept sees the latest of it. */
const MOST_WAITING = 90;
const MOST_KEPT = 120;
/** How long a screen that was passed on takes no press. */
const PASSING_MS = 500;
const NOTHING: News = { serial: 0, happened: [], events: [] };

export interface Refused {
  key: string;
  said: string;
  rule: string;
  action: string;
}

/** Updates are cut into shots, which are shown one after another, each for as long as it deserves. */
export class OpenTable implements Scene {
  facts = $state.raw<Facts>() as Facts;
  you = $state.raw<You>({ seats: [], host: false, looking: null });
  shown = $state.raw<Picture | null>(null);
  news = $state.raw<News>(NOTHING);
  happened = $state.raw<Happened[]>([]);
  line = $state<Line>("connecting");
  busy = $state(false);
  refused = $state.raw<Refused | null>(null);
  ruleShown = $state<string | null>(null);
  /** An action that was tapped once and waits for its confirmation. */
  armed = $state<string | null>(null);
  /** The seat this browser looks through; null: nobody, behind a curtain or as a spectator. */
  looking = $state<number | null>(null);
  /** Whose secret choice was made here last, before the screen was passed on. */
  handed = $state<number | null>(null);
  ready = $state(false);
  /** Who is connected; null while that is not known. */
  company = $state.raw<Company | null>(null);
  /** What was left to each seat at a moment of `performance.now()`. */
  clocks = $state.raw<{ left: NonNullable<Facts["clocks"]>; at: number } | null>(null);
  /** The last entry that the screen shows. */
  shownSeq = $state(0);
  face = $state.raw<Face | null>(null);
  /** Nothing new is shown until somebody goes on. */
  paused = $state(false);
  stopped = $state(false);
  /** What was shown since the player last acted, oldest first. */
  walked = $state.raw<Shot[]>([]);
  /** Which of them is looked at again; null: how things are now. */
  recalled = $state<number | null>(null);

  private readonly live: Live;
  private queue = $state.raw<Shot[]>([]);
  private timer = $state.raw<ReturnType<typeof setTimeout> | null>(null);
  /** The screen was passed on just now: a second press of the same finger does nothing. */
  private passing = $state(false);
  /** The seat whose turn is to be over quickly. */
  private skipping: number | null = null;
  private heard = 0;
  /** Whether somebody said here who is looking; else the server decides. */
  private chosen = false;
  private pending: string | null = null;
  private pendingAction = "";
  private readonly added: string[] = [];

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
  }

  // what a game's components see

  get game(): string {
    return this.facts.game;
  }
  /** The shot that is looked at again. */
  get again(): Shot | null {
    return this.recalled === null ? null : (this.walked[this.recalled] ?? null);
  }
  get replay(): boolean {
    return this.again !== null;
  }
  get picture(): Picture {
    return this.again?.picture ?? this.shown!;
  }
  get view(): unknown {
    return this.picture.view;
  }
  /** The table as it is, also while something is looked at again. */
  get present(): { view: unknown } {
    return this.shown!;
  }
  get legal(): Entry[] {
    const waits = this.busy || this.passing || this.queue.length > 0 || this.again !== null;
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
    return this.again?.picture?.to_act ?? this.shown?.to_act ?? [];
  }
  get over(): boolean {
    return this.facts.phase === "over" && this.shown?.outcome !== null;
  }
  get story(): Told[] {
    return this.allTold.slice(0, this.again?.told);
  }
  private readonly allTold = $derived(this.happened.flatMap((entry) => entry.events as Told[]));
  get standing(): Told[] {
    const gone = undoneSeqs(this.happened);
    let left = this.again?.told ?? Infinity;
    return this.happened.flatMap((entry) => {
      const seen = (entry.events as Told[]).slice(0, Math.max(0, left));
      left -= entry.events.length;
      return gone.has(entry.seq) ? [] : seen;
    });
  }
  /** What happened, without what the board is still acting out. */
  get recounted(): Happened[] {
    let untold = this.face?.untold?.(this) ?? 0;
    const made = [...this.happened];
    for (let at = made.length - 1; at >= 0 && untold > 0; at--) {
      const entry = made[at]!;
      const kept = Math.max(0, entry.events.length - untold);
      untold -= entry.events.length - kept;
      made[at] = { ...entry, events: entry.events.slice(0, kept) };
    }
    return made;
  }
  /** People who do not look on and for whom no bot plays. */
  get absent(): number[] {
    const here = this.company?.here;
    if (!here) return [];
    return this.facts.seats.flatMap((seat, at) =>
      seat.kind === "person" && !seat.bot && !here.includes(at) ? [at] : [],
    );
  }
  /** Whether this browser's seats have said something here. */
  get spoken(): boolean {
    return this.happened.some((entry) => entry.what === "said" && entry.text && this.mine.includes(entry.seat ?? -1));
  }
  /** Whether other people are in the middle of a match. */
  get othersPlay(): boolean {
    const { phase, seats } = this.facts;
    return phase === "running" && seats.some((seat, at) => seat.kind === "person" && !this.mine.includes(at));
  }
  /** By whom the table was closed, if it was. */
  get closedBy(): string {
    return this.happened.findLast((entry) => entry.what === "closed")?.why ?? "host";
  }
  get pace(): number {
    return settings.motion === "calm" ? 0 : 1;
  }
  /** Whether something waits to be shown. */
  get catchingUp(): boolean {
    return this.queue.length > 0;
  }
  /** The deed of another seat that is being shown, or is about to be followed by one; null: nothing to follow. */
  get followed(): Shot | null {
    const last = this.walked.at(-1);
    if (!this.face?.place || !last || last.seat === null || this.mine.includes(last.seat) || this.over) return null;
    return this.timer !== null || this.paused || this.catchingUp || this.botIsNext ? last : null;
  }
  private get botIsNext(): boolean {
    const next = this.shown?.to_act ?? [];
    return next.length > 0 && next.every((seat) => this.facts.seats[seat]?.bot && !this.mine.includes(seat));
  }
  /** The shots of the turn that is followed or looked at again. */
  get turn(): Shot[] {
    const upto = this.again ? this.recalled! + 1 : this.walked.length;
    const made = this.walked.slice(0, upto);
    const seat = made.at(-1)?.seat ?? null;
    const start = made.findLastIndex((shot) => shot.seat !== seat) + 1;
    return this.again || this.followed || this.rested ? made.slice(start) : [];
  }
  /** Whether the turn before one's own was shown at once, so that its trail stays until the player acts. */
  private get rested(): boolean {
    return settings.speed === "once" && this.shown !== null;
  }
  get trail(): Scene["trail"] {
    const shots = this.turn;
    const seat = shots.at(-1)?.seat;
    if (seat === undefined || seat === null || this.mine.includes(seat)) return null;
    const spots = shots.map((shot) => this.face?.place?.(shot.events, shot.picture!.view) ?? null);
    return { seat, spots: spots.filter((spot) => spot !== null) };
  }

  act(action: string, sure = false, counts?: Chosen): void {
    if (this.me === null || this.busy) return;
    const entry = this.legal.find((found) => found.action === action);
    const asks = asksFirst(settings.confirm, entry, this.face?.large ?? false);
    if (asks && !sure && this.armed !== action) {
      this.armed = action;
      return;
    }
    this.armed = null;
    const client = clientId();
    const seat = this.me;
    if (entry && this.face?.decides?.(entry)) this.passOn(seat);
    this.refused = null;
    this.recalled = null;
    this.busy = true;
    this.pending = client;
    this.pendingAction = action;
    this.live.submit({ type: "act", seat, action, counts, version: this.shownSeq, client });
  }

  /** Before a secret choice is sent somebody else looks on, so that nobody ever sees it. */
  private passOn(seat: number): void {
    const to = passedTo(this, seat);
    if (to === undefined) return;
    this.handed = seat;
    this.passing = true;
    setTimeout(() => (this.passing = false), PASSING_MS);
    this.lookThrough(to);
  }

  /** Whoever chose last at this screen takes it back, before it has come to light. */
  async chooseAgain(): Promise<void> {
    const seat = this.handed;
    if (seat === null || this.busy) return;
    this.handed = null;
    try {
      const seen = await api.look(this.id, tokenOf(this.id), this.shownSeq, seat);
      const offer = seen.picture?.undo;
      if (!offer) return;
      const client = clientId();
      this.busy = true;
      this.pending = client;
      this.live.submit({ type: "undo", seat, to: offer.to, version: this.shownSeq, client });
      this.lookThrough(seat);
    } catch (error) {
      this.refused = { key: "", said: errorText(error), rule: "", action: "" };
    }
  }

  why(about: About): void {
    if (this.me === null) return;
    this.live.ask({ type: "why", seat: this.me, ...about, client: clientId() });
  }

  rule(id: string): void {
    this.ruleShown = id;
  }

  // what the shell does

  undo(): void {
    const offer = this.shown?.undo;
    if (!offer || !this.canUndo || this.me === null || this.busy) return;
    const client = clientId();
    this.busy = true;
    this.pending = client;
    this.live.submit({ type: "undo", seat: this.me, to: offer.to, version: this.shownSeq, client });
  }

  /** Whether the latest own step can be taken back, or others asked for it. */
  get canUndo(): boolean {
    const offer = this.shown?.undo;
    return !!offer && offer.against.length === 0 && !this.over;
  }

  /** Answer the request that was shown, by its number: if another has taken its place, nothing is agreed to. */
  answerUndo(seat: number, request: number, agree: boolean): void {
    this.live.submit({ type: "answer", seat, request, agree, client: clientId() });
  }

  sayAll(text: string): void {
    this.live.submit({ type: "say", text, client: clientId() });
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

  /** Show everything that waits at once. */
  hurry(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.paused = this.stopped = false;
    const waiting = this.queue;
    this.queue = [];
    for (const shot of waiting) this.show(shot);
    this.nod();
  }

  /** Show the rest of this turn at once, also what of it is still to come. */
  skipTurn(): void {
    this.skipping = this.followed?.seat ?? null;
    this.paused = this.stopped = false;
    this.restart();
  }

  pause(): void {
    this.paused = !this.paused;
    if (!this.paused) this.restart();
  }

  goOn(): void {
    if (!this.stopped) return;
    this.stopped = false;
    this.nod();
    this.restart();
  }

  /** Bots wait for whoever can only look on: now they need not. */
  private nod(): void {
    this.live.ask({ type: "nod" });
  }

  /** Go on with the seat of a bot, where the server offers it. */
  async takeOver(seat: number): Promise<void> {
    if (this.me === null) return;
    try {
      await api.takeOver(this.id, seat, this.me, tokenOf(this.id));
      this.goOn();
    } catch (error) {
      this.refused = { key: "", said: errorText(error), rule: "", action: "" };
    }
  }

  private restart(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.next();
  }

  /** Look again at something that was shown since the player last acted; null: how things are now. */
  recall(at: number | null): void {
    const shot = at === null ? null : this.walked[at];
    this.recalled = shot ? at : null;
    this.armed = null;
    camera.free = false;
    this.news = { serial: this.news.serial + 1, happened: [], events: shot?.events ?? [] };
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    present([]);
    this.live.close();
  }

  // what the server says

  private told(reply: Reply): void {
    if (reply.type === "update") this.receive(reply);
    else if (reply.type === "done") this.settle(reply.client);
    else if (reply.type === "refused") this.refuse(reply);
    else if (reply.type === "why") this.explain(reply);
    else if (reply.type === "company") this.company = reply;
  }

  private receive(update: Update): void {
    const fresh = this.heard === 0;
    this.heard = update.seq;
    this.clocks = update.table.clocks && { left: update.table.clocks, at: performance.now() };
    if (!this.chosen) this.looking = update.you.looking;
    this.addToDeal(update);
    this.queue = [...this.queue, ...shotsOf(update, (sofar, next) => this.face?.joins?.(sofar, next) ?? false)];
    if (fresh) {
      keep({ id: this.id, game: update.table.game, title: update.table.title, seats: update.you.seats });
      this.hurry();
      this.news = { ...NOTHING, serial: 1 };
      this.ready = true;
    } else if (this.queue.length > MOST_WAITING) this.hurry();
    else if (this.timer === null) this.next();
  }

  /** Pledge or reveal what this browser adds to the deal, each once; the connection repeats it until it arrives. */
  private addToDeal(update: Update): void {
    for (const adding of toAdd(update.table, update.you)) {
      const client = `deal-${adding.type}-${update.table.sealing?.round}-${adding.seat}`;
      if (this.added.includes(client)) continue;
      this.added.push(client);
      this.live.submit({ ...adding, client });
    }
  }

  private next(): void {
    this.timer = null;
    if (this.paused || this.stopped) return;
    const [shot, ...rest] = this.queue;
    this.queue = rest;
    if (!shot) return;
    this.show(shot);
    if (this.skipping !== null && this.skipping !== shot.seat) this.skipping = null;
    const stop = this.stopsAt(shot);
    this.stopped = stop && this.skipping === null && settings.speed !== "once";
    if (this.stopped) return;
    if (stop) this.nod();
    const wait = this.dwell(shot);
    if (wait > 0) this.timer = setTimeout(() => this.next(), wait);
    else this.next();
  }

  private stopsAt(shot: Shot): boolean {
    return !this.over && (this.face?.stops?.(shot.events, this) ?? false);
  }

  /** How long a shot stays: a deed of others as long as was chosen, and a scene as long as it takes. */
  private dwell(shot: Shot): number {
    const scene = this.face?.linger(shot.events) ?? 0;
    const others = shot.seat !== null && !this.mine.includes(shot.seat) && shot.events.length > 0;
    if (!others || !this.face?.place) return scene * this.pace * (this.queue.length > 4 ? 0.4 : 1);
    if (this.skipping === shot.seat) return 0;
    return Math.max(STEP_MS[settings.speed], scene * this.pace * SCENE_PART[settings.speed]);
  }

  private show(shot: Shot): void {
    const known = this.happened.at(-1)?.seq ?? 0;
    const fresh = shot.happened.filter((entry) => entry.seq > known);
    const kept = this.happened.filter((entry) => !shot.happened.some((other) => other.seq === entry.seq));
    this.happened = withoutForgotten([...kept, ...shot.happened], fresh);
    this.facts = shot.facts;
    this.you = shot.you;
    present(shot.facts.seats);
    if (this.ready) react(fresh, this);
    this.shown = shot.picture;
    this.shownSeq = shot.seq;
    this.recalled = null;
    if (!shot.picture?.legal.some((entry) => entry.action === this.armed)) this.armed = null;
    this.news = { serial: this.news.serial + 1, happened: fresh, events: shot.events };
    if (shot.events.some((event) => event.manner !== "quiet")) this.handed = null;
    this.remember(shot);
    if (shot.facts.phase === "over") keep({ id: this.id, over: true });
    if (shot.facts.phase === "closed" && this.closedBy === "deleted") forget(this.id);
  }

  /** Keep a shot to look at it again; one's own deed begins a new stretch, and so does going back. */
  private remember(shot: Shot): void {
    const own = shot.deed && shot.doer !== null && this.mine.includes(shot.doer);
    if (own || shot.happened.some((entry) => entry.what === "undone")) this.walked = [];
    if ((own && shot.seat === shot.doer) || shot.events.length === 0 || shot.picture === null) return;
    if (shot.seat !== this.walked.at(-1)?.seat) camera.free = false;
    this.walked = [...this.walked, { ...shot, told: this.allTold.length }].slice(-MOST_KEPT);
  }

  private settle(client: string): void {
    if (this.pending === client) {
      this.pending = null;
      this.busy = false;
    }
  }

  private refuse(reply: RefusedReply): void {
    const action = this.pendingAction;
    if (reply.client) this.settle(reply.client);
    if (reply.problem === "stale" || (reply.client && this.added.includes(reply.client))) return;
    this.refused = { key: reply.key, said: problemText(reply.problem, reply.said), rule: reply.rule, action };
  }

  private explain(reply: WhyReply): void {
    this.refused = reply.rule ? { key: reply.key, said: "", rule: reply.rule, action: reply.action } : null;
  }
}

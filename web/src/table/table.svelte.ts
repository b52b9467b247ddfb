/** The table that is open: what is shown now, what waits to be shown, and what can be sent. */
import { settings } from "../settings.svelte";
import { problemText } from "../texts/problems";
import { Live, type Line, clientId } from "../wire/live";
import { keep } from "../wire/shelf";
import type {
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
import type { Face, News, Scene } from "./face";
import { seatNames } from "./names";

const MOST_WAITING = 12;
const NOTHING: News = { serial: 0, happened: [], events: [] };

export interface Refused {
  key: string;
  said: string;
  rule: string;
  action: string;
}

/** Updates are shown one after another, each for as long as its events deserve; a long queue is shown faster. */
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
  ready = $state(false);
  /** Who is connected; null while that is not known. */
  company = $state.raw<Company | null>(null);
  /** What was left to each seat at a moment of `performance.now()`. */
  clocks = $state.raw<{ left: NonNullable<Facts["clocks"]>; at: number } | null>(null);
  /** The last entry that the screen shows. */
  shownSeq = $state(0);
  /** The entry after which the player last acted: what came later happened "since your last turn". */
  actedAt = $state(0);
  face: Face | null = null;
  readonly replay = false;

  private readonly live: Live;
  private queue = $state.raw<Update[]>([]);
  private timer: ReturnType<typeof setTimeout> | null = null;
  private heard = 0;
  /** Whether somebody said here who is looking; else the server decides. */
  private chosen = false;
  private pending: string | null = null;
  private pendingAction = "";

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
  get picture(): Picture {
    return this.shown!;
  }
  get view(): unknown {
    return this.shown!.view;
  }
  get legal(): Entry[] {
    return this.busy || this.queue.length > 0 ? [] : (this.shown?.legal ?? []);
  }
  get names(): string[] {
    return seatNames(this.facts.seats);
  }
  get me(): number | null {
    return this.shown?.seat ?? null;
  }
  get mine(): number[] {
    return this.you.seats;
  }
  get toAct(): number[] {
    return this.shown?.to_act ?? [];
  }
  get over(): boolean {
    return this.facts.phase === "over" && this.shown?.outcome !== null;
  }
  get story(): Told[] {
    return this.happened.flatMap((entry) => entry.events as Told[]);
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
  get pace(): number {
    return settings.motion === "calm" ? 0 : 1;
  }
  /** Whether updates wait to be shown. */
  get catchingUp(): boolean {
    return this.queue.length > 0;
  }

  act(action: string, sure = false): void {
    if (this.me === null || this.busy) return;
    if (settings.confirm && !sure && this.armed !== action) {
      this.armed = action;
      return;
    }
    this.armed = null;
    const client = clientId();
    this.refused = null;
    this.busy = true;
    this.pending = client;
    this.pendingAction = action;
    this.actedAt = this.happened.at(-1)?.seq ?? 0;
    this.live.submit({ type: "act", seat: this.me, action, version: this.shownSeq, client });
  }

  why(action: string): void {
    if (this.me === null) return;
    const client = clientId();
    this.live.ask({ type: "why", seat: this.me, action, client });
  }

  rule(id: string): void {
    this.ruleShown = id;
  }

  // what the shell does

  undo(): void {
    const offer = this.shown?.undo;
    if (!offer || this.me === null || this.busy) return;
    const client = clientId();
    this.busy = true;
    this.pending = client;
    this.live.submit({ type: "undo", seat: this.me, to: offer.to, version: this.shownSeq, client });
  }

  answerUndo(seat: number, agree: boolean): void {
    this.live.submit({ type: "answer", seat, agree, client: clientId() });
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
    const waiting = this.queue;
    this.queue = [];
    for (const update of waiting) this.show(update);
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
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
    this.queue = [...this.queue, update];
    if (fresh) {
      keep({ id: this.id, game: update.table.game, title: update.table.title });
      this.hurry();
      this.news = { ...NOTHING, serial: 1 };
      this.ready = true;
    } else if (this.timer === null) this.next();
    else if (this.queue.length > MOST_WAITING) this.hurry();
  }

  private next(): void {
    this.timer = null;
    const [update, ...rest] = this.queue;
    this.queue = rest;
    if (!update) return;
    this.show(update);
    const wait = (this.face?.linger(this.news.events) ?? 0) * this.pace * (this.queue.length > 4 ? 0.4 : 1);
    if (wait > 0) this.timer = setTimeout(() => this.next(), wait);
    else this.next();
  }

  private show(update: Update): void {
    const known = this.happened.at(-1)?.seq ?? 0;
    const fresh = update.happened.filter((entry) => entry.seq > known);
    this.happened = [...this.happened, ...fresh];
    this.facts = update.table;
    this.you = update.you;
    this.shown = update.picture;
    this.shownSeq = update.seq;
    if (!update.picture?.legal.some((entry) => entry.action === this.armed)) this.armed = null;
    this.news = {
      serial: this.news.serial + 1,
      happened: fresh,
      events: fresh.flatMap((entry) => entry.events as Told[]),
    };
    if (update.table.phase === "over") keep({ id: this.id, over: true });
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
    if (reply.problem === "stale") return;
    this.refused = { key: reply.key, said: problemText(reply.problem, reply.said), rule: reply.rule, action };
  }

  private explain(reply: WhyReply): void {
    this.refused = reply.rule ? { key: reply.key, said: "", rule: reply.rule, action: reply.action } : null;
  }
}

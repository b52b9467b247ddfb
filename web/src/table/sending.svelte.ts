/** What this browser sends to a table, and how it is answered. */
import { toAdd } from "../deal/sealing";
import { settings } from "../settings.svelte";
import { problemText } from "../texts/problems";
import { type Live, clientId } from "../wire/live";
import type { About, Chosen, Offer, Picture, RefusedReply, Update, WhyReply } from "../wire/types";
import type { Face } from "./face";
import { asksFirst } from "./second";

export interface Refused {
  key: string;
  said: string;
  rule: string;
  action: string;
}

/** What of a table decides what can be sent. */
export interface Sender {
  readonly face: Face | null;
  readonly me: number | null;
  readonly legal: Offer[];
  readonly shown: Picture | null;
  /** The last entry that the screen shows: a deed refers to it. */
  readonly shownSeq: number;
  readonly over: boolean;
  /** Whether others can be asked to agree to going back; `never`: what was done is on its way to somebody. */
  readonly undoing?: "asks" | "alone" | "never";
  /** Where a screen is shared, who looks on may change before something is sent. */
  readonly handing?: { before(entry: Offer | undefined): void };
}

export class Sending {
  /** Something was sent and is not answered yet. */
  busy = $state(false);
  refused = $state.raw<Refused | null>(null);
  /** An action that was tapped once and waits for its confirmation. */
  armed = $state<string | null>(null);
  private pending: string | null = null;
  private pendingAction = "";
  private readonly added: string[] = [];

  constructor(
    private readonly table: Sender,
    private readonly live: Live,
  ) {}

  /** Whether it went out: with nothing to answer for, while something is sent, or before a second tap it does not. */
  act(action: string, sure: boolean, counts?: Chosen): boolean {
    const { me, legal, face, shownSeq, handing } = this.table;
    if (me === null || this.busy) return false;
    const entry = legal.find((found) => found.action === action);
    if (asksFirst(settings.confirm, entry, face?.large ?? false) && !sure && this.armed !== action) {
      this.armed = action;
      return false;
    }
    this.armed = null;
    this.refused = null;
    this.pendingAction = action;
    handing?.before(entry);
    this.live.submit({ type: "act", seat: me, action, counts, version: shownSeq, client: this.waitFor() });
    return true;
  }

  /** What was tapped once is forgotten when it is not legal any more. */
  disarm(): void {
    if (!this.table.shown?.legal.some((entry) => entry.action === this.armed)) this.armed = null;
  }

  /** Whether the latest own step can be taken back, or others asked for it. */
  get canUndo(): boolean {
    const offer = this.table.shown?.undo;
    if (!offer || offer.against.length > 0 || this.table.over) return false;
    const { undoing = "asks" } = this.table;
    return undoing === "asks" || (undoing === "alone" && offer.needs.length === 0);
  }

  undo(): void {
    const { me, shown } = this.table;
    if (!shown?.undo || !this.canUndo || me === null || this.busy) return;
    this.takeBack(me, shown.undo.to);
  }

  /** Take back what a seat of this browser did after that step. */
  takeBack(seat: number, to: number): void {
    this.live.submit({ type: "undo", seat, to, version: this.table.shownSeq, client: this.waitFor() });
  }

  /** Answer the request that was shown, by its number: if another has taken its place, nothing is agreed to. */
  answerUndo(seat: number, request: number, agree: boolean): void {
    this.live.submit({ type: "answer", seat, request, agree, client: clientId() });
  }

  /** Ask why something is not possible. */
  why(about: About): void {
    if (this.table.me !== null) this.live.ask({ type: "why", seat: this.table.me, ...about, client: clientId() });
  }

  /** Say something to everybody at the table. */
  sayAll(text: string): void {
    this.live.submit({ type: "say", text, client: clientId() });
  }

  /** Pledge or reveal what this browser adds to the deal, each once; the connection repeats it until it arrives. */
  addToDeal(update: Update): void {
    for (const adding of toAdd(update.table, update.you)) {
      const client = `deal-${adding.type}-${update.table.sealing?.round}-${adding.seat}`;
      if (this.added.includes(client)) continue;
      this.added.push(client);
      this.live.submit({ ...adding, client });
    }
  }

  /** A deed has been written down. */
  settle(client: string): void {
    if (this.pending !== client) return;
    this.pending = null;
    this.busy = false;
  }

  refuse(reply: RefusedReply): void {
    const action = this.pendingAction;
    if (reply.client) this.settle(reply.client);
    if (reply.problem === "stale" || (reply.client && this.added.includes(reply.client))) return;
    this.refused = { key: reply.key, said: problemText(reply.problem, reply.said), rule: reply.rule, action };
  }

  explain(reply: WhyReply): void {
    this.refused = reply.rule ? { key: reply.key, said: "", rule: reply.rule, action: reply.action } : null;
  }

  private waitFor(): string {
    this.pending = clientId();
    this.busy = true;
    return this.pending;
  }
}

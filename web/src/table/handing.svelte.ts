/** A screen that several people share is handed on: before a secret choice is sent, so that nobody ever sees it. */
import { errorText } from "../texts/problems";
import { api } from "../wire/api";
import { tokenOf } from "../wire/shelf";
import type { Offer, Told } from "../wire/types";
import type { Sending } from "./sending.svelte";
import { type Shared, passedTo } from "./sharing";

/** How long a screen that was handed on takes no press. */
const PASSING_MS = 500;

/** What of a table is handed on. */
export interface Handed extends Shared {
  readonly id: string;
  readonly me: number | null;
  readonly shownSeq: number;
  readonly sending: Sending;
  readonly face: { decides?(entry: Offer): boolean } | null;
  lookThrough(seat: number | null): void;
}

export class Handing {
  /** Who chose last at this screen, until that comes to light. */
  from = $state<number | null>(null);
  /** It was handed on just now: a second press of the same finger does nothing. */
  passing = $state(false);

  constructor(private readonly table: Handed) {}

  /** Somebody is about to do this. */
  before(entry: Offer | undefined): void {
    const { me, face } = this.table;
    if (me === null || !entry || !face?.decides?.(entry)) return;
    const to = passedTo(this.table, me);
    if (to === undefined) return;
    this.from = me;
    this.passing = true;
    setTimeout(() => (this.passing = false), PASSING_MS);
    this.table.lookThrough(to);
  }

  /** What has come to light cannot be chosen again. */
  told(events: Told[]): void {
    if (events.some((event) => event.manner !== "quiet")) this.from = null;
  }

  /** Whoever chose last takes it back and has the screen again. */
  async chooseAgain(): Promise<void> {
    const { id, sending, shownSeq } = this.table;
    const seat = this.from;
    if (seat === null || sending.busy) return;
    this.from = null;
    try {
      const offer = (await api.look(id, tokenOf(id), shownSeq, seat)).picture?.undo;
      if (!offer) return;
      sending.takeBack(seat, offer.to);
      this.table.lookThrough(seat);
    } catch (error) {
      sending.refused = { key: "", said: errorText(error), rule: "", action: "" };
    }
  }
}

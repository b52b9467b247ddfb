/** What was shown since the player last acted: to follow it, and to look at it again. */
import { settings } from "../settings.svelte";
import { camera } from "./camera.svelte";
import type { Face, Scene } from "./face";
import type { Shot } from "./shots";

const MOST_KEPT = 120;

/** What of a table decides who is followed. */
export interface Watched {
  readonly face: Face | null;
  readonly mine: number[];
  readonly over: boolean;
  readonly shown: { to_act: number[] } | null;
  readonly facts: { seats: { bot?: unknown }[] };
  readonly showing: { underway: boolean };
}

export class Walk {
  /** Oldest first. */
  shots = $state.raw<Shot[]>([]);
  /** Which of them is looked at again; null: how things are now. */
  recalled = $state<number | null>(null);

  constructor(private readonly table: Watched) {}

  /** The shot that is looked at again. */
  get again(): Shot | null {
    return this.recalled === null ? null : (this.shots[this.recalled] ?? null);
  }

  /** The deed of another seat that is being shown, or is about to be followed by one; null: nothing to follow. */
  get followed(): Shot | null {
    const { face, mine, over, showing } = this.table;
    const last = this.shots.at(-1);
    if (!face?.place || !last || last.seat === null || mine.includes(last.seat) || over) return null;
    return showing.underway || this.botIsNext ? last : null;
  }

  /** The shots of the turn that is followed or looked at again. */
  get turn(): Shot[] {
    const upto = this.again ? this.recalled! + 1 : this.shots.length;
    const made = this.shots.slice(0, upto);
    const seat = made.at(-1)?.seat ?? null;
    const start = made.findLastIndex((shot) => shot.seat !== seat) + 1;
    return this.again || this.followed || this.rested ? made.slice(start) : [];
  }

  /** Where that turn went. */
  get trail(): Scene["trail"] {
    const shots = this.turn;
    const seat = shots.at(-1)?.seat;
    if (seat === undefined || seat === null || this.table.mine.includes(seat)) return null;
    const spots = shots.map((shot) => this.table.face?.place?.(shot.events, shot.picture!.view) ?? null);
    return { seat, spots: spots.filter((spot) => spot !== null) };
  }

  /** Look at a shot again; null: at how things are now. */
  recall(at: number | null): void {
    this.recalled = at !== null && this.shots[at] ? at : null;
    camera.free = false;
  }

  /**
   * Keep a shot to look at it again, with how many events are told by then.
   * One's own deed begins a new stretch, and so does going back.
   */
  remember(shot: Shot, told: number): void {
    this.recalled = null;
    const own = shot.deed && shot.doer !== null && this.table.mine.includes(shot.doer);
    if (own || shot.happened.some((entry) => entry.what === "undone")) this.shots = [];
    if ((own && shot.seat === shot.doer) || shot.events.length === 0 || shot.picture === null) return;
    if (shot.seat !== this.shots.at(-1)?.seat) camera.free = false;
    this.shots = [...this.shots, { ...shot, told }].slice(-MOST_KEPT);
  }

  private get botIsNext(): boolean {
    const next = this.table.shown?.to_act ?? [];
    return (
      next.length > 0 && next.every((seat) => this.table.facts.seats[seat]?.bot && !this.table.mine.includes(seat))
    );
  }

  /** Whether the turn before one's own was shown at once, so that its trail stays until the player acts. */
  private get rested(): boolean {
    return settings.speed === "once" && this.table.shown !== null;
  }
}

/** The table as it is shown: until a scene has come to what happened, everything looks as it did before. */
import type { SubTerraEvent, SubTerraView } from "../../../wire/types";
import { type Beat, beats, dealt, duration, strikes, struck, suspense } from "./story";
import type { SubTerraScene } from "./scene";
import { shownAfter } from "./telling";

/** A scene with the table before and after it, and how many events have not come to light then. */
interface Act {
  beat: Beat;
  before: SubTerraView;
  after: SubTerraView;
  untold: number;
  left: number;
}

/** How long a scene stays if nothing moves, in ms. */
const CALM = 2500;

export class Stage {
  private acts = $state.raw<Act[]>([]);
  /** Whether the scene has come to what happened. */
  reached = $state(true);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private serial: number;
  private told: number;
  private last: SubTerraView;

  constructor(readonly table: SubTerraScene) {
    this.serial = $state(table.news.serial);
    this.told = table.story.length;
    this.last = table.view;
  }

  private get act(): Act | null {
    return this.acts[0] ?? null;
  }

  /** The scene that is to be seen now. */
  get beat(): Beat | null {
    return this.act?.beat ?? null;
  }

  /** What the hazard that is to be seen costs a caver; null: nothing. */
  lossOf(caver: string): number | null {
    if (!this.reached || this.beat?.kind !== "hazard") return null;
    return struck(this.beat.hazard).get(caver) ?? null;
  }

  get view(): SubTerraView {
    if (!this.act || !this.moving) return this.table.view;
    if (!this.reached) return this.act.before;
    return this.acts.length > 1 ? this.act.after : this.table.view;
  }

  private get moving(): boolean {
    return this.table.pace > 0;
  }

  /** Whether something is still to be acted out, or is about to be. */
  get acting(): boolean {
    return (this.moving && this.act !== null) || this.serial !== this.table.news.serial;
  }

  /** How many of the newest events have not come to light yet. */
  get untold(): number {
    if (this.serial !== this.table.news.serial) return this.table.story.length - this.told;
    if (!this.act || !this.moving) return 0;
    return this.reached ? this.act.left : this.act.untold;
  }

  /** Tell the news. What comes without a scene of its own is shown at once. */
  follow(): void {
    if (this.table.news.serial === this.serial) return;
    const before = this.last;
    const events = this.table.story.slice(this.told);
    this.serial = this.table.news.serial;
    this.told = this.table.story.length;
    this.last = this.table.view;
    if (events.length === 0) return;
    const found = this.table.replay ? [] : beats(events, dealt(this.table.view));
    if (found.length > 0) {
      this.acts = found.map((beat, at) => this.actOf(beat, before, events, found[at + 1]?.from ?? events.length));
      this.open();
    } else if (this.act) {
      this.acts = this.acts.slice(0, 1);
      this.reached = true;
    }
  }

  private actOf(beat: Beat, before: SubTerraView, events: SubTerraEvent[], end: number): Act {
    const opens = beat.kind === "hazard" ? beat.from + 1 : beat.from;
    return {
      beat,
      before: shownAfter(before, events.slice(0, opens), this.table.view),
      after: shownAfter(before, events.slice(0, end), this.table.view),
      untold: events.length - opens,
      left: events.length - end,
    };
  }

  /** Go on to the next scene, or to the table as it is. */
  next(): void {
    this.acts = this.acts.slice(1);
    this.open();
    if (!this.act) this.table.goOn?.();
  }

  cut(): void {
    clearTimeout(this.timer);
    this.acts = [];
  }

  private open(): void {
    clearTimeout(this.timer);
    const { act } = this;
    if (!act) return;
    this.reached = !this.moving;
    if (!this.moving) {
      this.end(CALM);
      return;
    }
    const wait = suspense(act.beat);
    this.timer = setTimeout(() => {
      this.reached = true;
      this.end(duration(act.beat) - wait);
    }, wait);
  }

  /** A scene ends by itself, unless everybody waits until somebody has looked. */
  private end(after: number): void {
    const { beat } = this;
    const held = this.table.stopped && beat?.kind === "hazard" && strikes(beat.hazard);
    if (!held) this.timer = setTimeout(() => this.next(), after);
  }
}

const stages = new WeakMap<object, Stage>();

/** The one stage of a table, whichever component asks first. */
export function stageOf(scene: SubTerraScene): Stage {
  const found = stages.get(scene) ?? new Stage(scene);
  stages.set(scene, found);
  return found;
}

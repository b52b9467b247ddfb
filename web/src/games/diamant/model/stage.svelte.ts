/** The table as it is shown: while a film of what happened is running it lags behind the newest picture. */
import type { Scene } from "../../../table/face";
import type { DiamantOffer, DiamantEvent, DiamantView } from "../../../wire/types";
import { type Kind, type Shot, film } from "./film";

export type DiamantScene = Scene<DiamantView, DiamantOffer, DiamantEvent>;

export class Stage {
  /** The shot that is to be seen now; null: the film is over, or there was none. */
  shot = $state.raw<Shot | null>(null);
  private shots: Shot[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private serial: number;
  private told = 0;
  private count = 0;
  private last: DiamantView;

  constructor(readonly scene: DiamantScene) {
    this.last = scene.view;
    this.serial = $state(scene.news.serial);
    this.told = scene.story.length;
  }

  get view(): DiamantView {
    return this.shot?.view ?? this.scene.view;
  }

  get playing(): boolean {
    return this.shot !== null;
  }

  /** Whether something is still to be acted out, or is about to be. */
  get acting(): boolean {
    return this.playing || this.serial !== this.scene.news.serial;
  }

  /** How many of the newest events the film has not told yet. */
  get untold(): number {
    if (this.serial !== this.scene.news.serial) return this.scene.story.length - this.told;
    return this.shot ? this.count - this.shot.told : 0;
  }

  /** The current shot if it is of this kind. */
  only<K extends Kind>(kind: K): Extract<Shot, { kind: K }> | null {
    return this.shot?.kind === kind ? (this.shot as Extract<Shot, { kind: K }>) : null;
  }

  /** Tell the news, which may have come in several updates. A film that still runs is cut for the next one. */
  follow(): void {
    if (this.scene.news.serial === this.serial) return;
    const before = this.last;
    const events = this.scene.story.slice(this.told);
    this.keepUp();
    const once = events.filter((event) => event.event === "ChoicesRevealed").length <= 1;
    const shots = once && this.scene.pace > 0 ? film(before, events, this.scene.view) : [];
    if (this.playing && shots.length === 0 && events.length > 0) return;
    this.cut();
    this.shots = shots;
    this.count = events.length;
    this.roll();
  }

  /** Show at once what is being told slowly. */
  skip(): void {
    this.cut();
    this.scene.hurry?.();
    this.keepUp();
  }

  private keepUp(): void {
    this.serial = this.scene.news.serial;
    this.told = this.scene.story.length;
    this.last = this.scene.view;
  }

  cut(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.shots = [];
    this.shot = null;
  }

  private roll(): void {
    const next = this.shots.shift();
    this.shot = next ?? null;
    this.timer = next ? setTimeout(() => this.roll(), next.ms * this.scene.pace) : null;
  }
}

const stages = new WeakMap<object, Stage>();

/** The one stage of a table, whichever component asks first. */
export function stageOf(scene: DiamantScene): Stage {
  const found = stages.get(scene) ?? new Stage(scene);
  stages.set(scene, found);
  return found;
}

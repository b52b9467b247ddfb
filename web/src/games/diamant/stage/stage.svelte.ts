/** The table as it is shown: while a film of what happened is running it lags behind the newest picture. */
import type { Scene } from "../../../table/face";
import type { DiamantEntry, DiamantEvent, DiamantView } from "../../../wire/types";
import { type Kind, type Shot, film } from "../logic/film";

export type DiamantScene = Scene<DiamantView, DiamantEntry>;

export class Stage {
  /** The shot that is to be seen now; null: the film is over, or there was none. */
  shot = $state.raw<Shot | null>(null);
  private shots: Shot[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private serial = 0;
  private last: DiamantView;

  constructor(readonly scene: DiamantScene) {
    this.last = scene.view;
    this.serial = scene.news.serial;
  }

  get view(): DiamantView {
    return this.shot?.view ?? this.scene.view;
  }

  get playing(): boolean {
    return this.shot !== null;
  }

  /** The current shot if it is of this kind. */
  only<K extends Kind>(kind: K): Extract<Shot, { kind: K }> | null {
    return this.shot?.kind === kind ? (this.shot as Extract<Shot, { kind: K }>) : null;
  }

  /** Tell the news. Whatever is still running is cut; after a gap there is no film. */
  follow(): void {
    const { serial, events } = this.scene.news;
    if (serial === this.serial) return;
    const next = serial === this.serial + 1;
    const before = this.last;
    this.serial = serial;
    this.last = this.scene.view;
    const shots = next && this.scene.pace > 0 ? film(before, events as DiamantEvent[], this.scene.view) : [];
    if (this.playing && shots.length === 0 && next) return;
    this.cut();
    this.shots = shots;
    this.roll();
  }

  /** Show at once what is being told slowly. */
  skip(): void {
    this.cut();
    this.scene.hurry?.();
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
export function stageOf(scene: Scene): Stage {
  const found = stages.get(scene) ?? new Stage(scene as DiamantScene);
  stages.set(scene, found);
  return found;
}

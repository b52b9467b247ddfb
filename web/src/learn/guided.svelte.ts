/** A board that somebody is led over: the pictures and offers that the server hands over, one shot after another. */
import { ownName } from "../guest";
import { present } from "../people/present.svelte";
import { settings } from "../settings.svelte";
import type { Face, News, Scene } from "../table/face";
import { seatNames } from "../table/names";
import type { Refused } from "../table/sending.svelte";
import type { Reader } from "../texts/sentences";
import type { ShotFacts } from "../wire/learning";
import { type About, type Chosen, type Facts, type Offer, type Picture, type Told, UNSAID } from "../wire/types";

const LEAST = 450;

export abstract class Guided implements Scene {
  shown: Picture;
  news = $state.raw<News>({ serial: 1, happened: [], events: [] });
  busy = $state(false);
  /** Something is still being shown. */
  rolling = $state(false);
  refused = $state.raw<Omit<Refused, "action"> | null>(null);
  ruleShown = $state<string | null>(null);
  story = $state.raw<Told[]>([]);
  readonly replay = false;
  readonly trail = null;
  readonly facts: Facts;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private wake: (() => void) | null = null;

  constructor(
    facts: Facts,
    readonly me: number,
    readonly face: Face,
    first: Picture,
  ) {
    this.shown = $state.raw(first);
    this.facts = {
      ...facts,
      seats: facts.seats.map((seat, at) =>
        at === me ? { ...seat, name: ownName(), look: settings.look && { colour: null, ...settings.look } } : seat,
      ),
    };
    present(this.facts.seats);
  }

  abstract act(action: string, sure?: boolean, counts?: Chosen): void;
  abstract why(about: About): void;

  get game(): string {
    return this.facts.game;
  }
  get picture(): Picture {
    return this.shown;
  }
  get view(): unknown {
    return this.shown.view;
  }
  get legal(): Offer[] {
    return this.busy || this.rolling ? [] : this.shown.legal;
  }
  get names(): string[] {
    return seatNames(this.facts.seats);
  }
  get reader(): Reader {
    return { names: this.names, you: this.me };
  }
  get mine(): number[] {
    return [this.me];
  }
  get toAct(): number[] {
    return this.shown.to_act;
  }
  get standing(): Told[] {
    return this.story;
  }
  get over(): boolean {
    return false;
  }
  get pace(): number {
    return settings.motion === "calm" ? 0 : 1;
  }

  rule(id: string): void {
    this.ruleShown = id;
  }

  /** Show at once whatever waits to be shown. */
  hurry(): void {
    this.wake?.();
  }

  /** Show shots one after another, each for as long as it deserves, and end with a picture. */
  protected async roll(shots: ShotFacts[], last: Picture): Promise<void> {
    this.rolling = true;
    let quiet: Told[] = [];
    for (const shot of shots) {
      const events = [...quiet, ...shot.events];
      if (!events.some((event) => event.manner !== "quiet")) {
        quiet = events;
        continue;
      }
      quiet = [];
      this.show(shot.picture, events, shot.seat);
      await this.stay(events);
    }
    this.show(last, quiet, null);
    this.rolling = false;
  }

  private show(picture: Picture, events: Told[], seat: number | null): void {
    this.shown = picture;
    this.story = [...this.story, ...events];
    const serial = this.news.serial + 1;
    const happened = [{ ...UNSAID, seq: serial, at: 0, what: "acted", seat, events }];
    this.news = { serial, happened, events };
  }

  private stay(events: Told[]): Promise<void> {
    const wait = settings.speed === "once" ? 0 : Math.max(LEAST, this.face.linger(events));
    if (wait === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const go = () => {
        if (this.timer !== null) clearTimeout(this.timer);
        this.timer = this.wake = null;
        resolve();
      };
      this.wake = go;
      this.timer = setTimeout(go, wait);
    });
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
  }
}

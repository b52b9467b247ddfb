/** What is loaded when somebody turns sound on for the first time: the score and everything that plays it. */
import { Conductor, type Mood } from "./conductor";
import { type Levels, Mixer, type SoundSpot } from "./mixer";
import { SCORE } from "./score";

/** Seconds that are composed before they are heard. */
const AHEAD = 1;

export class Player {
  private readonly mixer: Mixer;
  private readonly conductor: Conductor;

  constructor(context: BaseAudioContext) {
    this.mixer = new Mixer(context, SCORE);
    this.conductor = new Conductor(this.mixer, SCORE);
  }

  set(levels: Levels): void {
    this.mixer.set(levels);
  }

  follow(mood: Mood | null, seed: string, over = false): void {
    this.conductor.follow(mood, seed, over);
  }

  /** Compose what comes next; asked a few times a second. */
  play(until = this.mixer.context.currentTime + AHEAD): void {
    this.conductor.play(until);
  }

  hear(effect: string, spot?: SoundSpot): boolean {
    return this.mixer.hear(effect, this.conductor.key, spot);
  }

  /** What can be heard now: the piece, and how many effects. */
  get heard(): { piece: string; effects: number } {
    return { piece: this.conductor.playing, effects: this.mixer.busy };
  }
}

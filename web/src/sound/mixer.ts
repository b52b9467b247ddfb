/** Everything that sounds comes together here: music and effects, how loud each is, and never too loud in all. */
import { type Key, effect } from "./effects";
import { impulse } from "./rooms";
import { factor } from "./samples";
import type { Score } from "./score";
import { Voices } from "./voices";

/** Where an effect is heard: from -1 on the left to 1 on the right, and how many tiles from the middle. */
export interface SoundSpot {
  pan: number;
  far: number;
}
export interface Levels {
  /** All from 0 to 100. */
  volume: number;
  music: number;
  effects: number;
}

const HERE: SoundSpot = { pan: 0, far: 0 };
const VARIANTS = 4;
const CURVE_POINTS = 1025;
/** Up to here nothing is bent. */
const STRAIGHT = 0.8;
const NARROW_PX = 640;
const SOON = 0.05;

/** Ears hear in proportions, so the lower half of a slider is finer. */
export function loudnessOf(level: number): number {
  return (Math.min(100, Math.max(0, level)) / 100) ** 2;
}

/** A curve that leaves quiet sounds alone and bends loud ones so that none goes beyond a limit. */
export function limitCurve(limit: number): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: CURVE_POINTS }, (_, at) => {
    const x = (at / (CURVE_POINTS - 1)) * 2 - 1;
    const beyond = Math.max(0, Math.abs(x) - STRAIGHT) / (1 - STRAIGHT);
    const bent = Math.abs(x) <= STRAIGHT ? Math.abs(x) : STRAIGHT + (limit - STRAIGHT) * Math.tanh(beyond);
    return Math.sign(x) * bent;
  });
}

export class Mixer {
  readonly voices: Voices;
  /** Where pieces play into. */
  readonly music: GainNode;
  private readonly master: GainNode;
  private readonly effects: GainNode;
  private readonly duck: GainNode;
  private readonly musicLevel: GainNode;
  private readonly rooms = new Map<string, ConvolverNode>();
  /** Where effects sound: the room of the piece that plays. */
  private room = "";
  private sounding: { name: string; until: number; source: AudioBufferSourceNode }[] = [];
  private readonly last = new Map<string, { at: number; variant: number }>();

  constructor(
    readonly context: BaseAudioContext,
    readonly score: Score,
  ) {
    this.voices = new Voices(context, score);
    const limiter = new WaveShaperNode(context, { curve: limitCurve(factor(score.mix.master_limiter_db)) });
    this.master = new GainNode(context);
    this.master.connect(limiter).connect(context.destination);
    this.effects = new GainNode(context);
    this.effects.connect(this.master);
    this.musicLevel = new GainNode(context);
    this.duck = new GainNode(context);
    this.music = new GainNode(context);
    this.music.connect(this.duck).connect(this.musicLevel).connect(this.master);
  }

  set(levels: Levels): void {
    const now = this.context.currentTime;
    this.master.gain.setTargetAtTime(loudnessOf(levels.volume), now, SOON);
    this.musicLevel.gain.setTargetAtTime(loudnessOf(levels.music), now, SOON);
    this.effects.gain.setTargetAtTime(loudnessOf(levels.effects), now, SOON);
  }

  /** The echo of a room, for a piece; effects sound there too, through one of their own. */
  echo(name: string): ConvolverNode {
    this.room = name;
    return this.convolver(name);
  }

  private convolver(name: string): ConvolverNode {
    const room = this.score.rooms[name]!;
    const buffer = this.voices.kept(`room ${name}`, () => [impulse(room, 0), impulse(room, 1)]);
    return new ConvolverNode(this.context, { disableNormalization: true, buffer });
  }

  /** The way of effects into the room that sounds now, or none. */
  private walls(): AudioNode | null {
    if (!this.room) return null;
    const known = this.rooms.get(this.room);
    if (known) return known;
    const made = this.convolver(this.room);
    const wet = new GainNode(this.context, { gain: factor(this.score.rooms[this.room]!.dry_wet) });
    made.connect(wet).connect(this.effects);
    this.rooms.set(this.room, made);
    return made;
  }

  /** Sound an effect somewhere; whether it did: the same one not twice at once, and only so many together. */
  hear(name: string, key: Key, spot: SoundSpot = HERE, at = this.context.currentTime): boolean {
    const recipe = this.score.effects[name];
    const { mix } = this.score;
    const last = this.last.get(name);
    if (!recipe || (last && at - last.at < mix.same_effect_min_gap_s)) return false;
    const variant = last ? (last.variant + 1) % VARIANTS : 0;
    this.last.set(name, { at, variant });
    this.sounding = this.sounding.filter((each) => each.until > at);
    if (this.sounding.length >= mix.max_effects_at_once) this.sounding.shift()?.source.stop();
    const buffer = this.voices.kept(`fx ${name} ${variant} ${key.tonic} ${key.scale}`, () => [
      effect(this.score, name, variant, key),
    ]);
    const source = new AudioBufferSourceNode(this.context, { buffer });
    const placed = this.placed(source, recipe.placed ? spot : HERE);
    placed.connect(this.effects);
    const walls = this.walls();
    if (walls) placed.connect(new GainNode(this.context, { gain: factor(recipe.send_db) })).connect(walls);
    source.start(at);
    this.sounding.push({ name, until: at + buffer.duration, source });
    this.under(recipe.ducks ?? mix.duck.default_db, at);
    return true;
  }

  /** How many effects sound now. */
  get busy(): number {
    return this.sounding.filter((each) => each.until > this.context.currentTime).length;
  }

  /** Far things are quieter and darker, and stand where they are on the board. */
  private placed(source: AudioNode, { pan, far }: SoundSpot): AudioNode {
    const { pan_max, per_tile_db, far_tiles, far_lowpass_hz } = this.score.mix.place;
    const away = Math.min(far, far_tiles);
    const [near, dark] = far_lowpass_hz;
    const width = typeof innerWidth === "number" && innerWidth < NARROW_PX ? 0.5 : 1;
    const filter = new BiquadFilterNode(this.context, {
      type: "lowpass",
      frequency: near * (dark / near) ** (away / far_tiles),
    });
    const panner = new StereoPannerNode(this.context, { pan: Math.min(1, Math.max(-1, pan)) * pan_max * width });
    const level = new GainNode(this.context, { gain: factor(per_tile_db * away) * Math.SQRT2 });
    source.connect(filter).connect(panner).connect(level);
    return level;
  }

  /** The music makes room for a moment. */
  private under(db: number, at: number): void {
    const { attack_s, hold_s, release_s, max_db } = this.score.mix.duck;
    const { gain } = this.duck;
    gain.setTargetAtTime(factor(Math.max(max_db, db)), at, attack_s / 3);
    gain.setTargetAtTime(1, at + attack_s + hold_s, release_s / 3);
  }
}

/** Plays the music bar by bar, as the table asks for it: gains follow at once, harmony and tempo at the next chord. */
import { type Note, Piece, TICKS, bridgeNotes } from "./composing";
import type { Key } from "./effects";
import { along, inputsOf, product } from "./mapping";
import type { Mixer } from "./mixer";
import { factor } from "./samples";
import type { Inputs, PieceData, Score } from "./score";

/** What the table tells: the piece, and values that the viewer may see. */
export interface Mood {
  piece: string;
  values: Record<string, number>;
}

const UP = 1.2;
const DOWN = 3;
const SOON = 0.15;
/** What is still heard when the match is over. */
const STILL = new Set(["bed", "scatter"]);
const FIRST = 0.1;

/** The way of one piece to the mixer: a gain for each layer, its room, and its filter. */
class Desk {
  readonly layers = new Map<string, GainNode>();
  private readonly out: GainNode;
  private readonly light: BiquadFilterNode;
  private readonly room: ConvolverNode;

  constructor(
    private readonly mixer: Mixer,
    private readonly score: Score,
    readonly name: string,
    private readonly data: PieceData,
  ) {
    const { context } = mixer;
    this.out = new GainNode(context);
    const floor = new BiquadFilterNode(context, { type: "highpass", frequency: score.mix.high_pass_hz, Q: -3 });
    this.light = new BiquadFilterNode(context, { type: "lowpass", frequency: 20000, Q: -3 });
    this.out.connect(floor).connect(this.light).connect(mixer.music);
    const wet = new GainNode(context, { gain: factor(score.rooms[data.room]!.dry_wet) });
    this.room = mixer.echo(data.room);
    this.room.connect(wet).connect(this.out);
    for (const layer of data.layers) this.open(layer.id, layer.instrument);
    this.open("bridge-pad", score.bridge.pad);
    this.open("bridge-bell", score.bridge.bell);
  }

  private get trim(): number {
    const { pieces, browser } = this.score.trim_db;
    return (pieces[this.name] ?? 0) + (browser[this.name] ?? 0);
  }

  private open(id: string, instrument: string): void {
    const { context } = this.mixer;
    const gain = new GainNode(context, { gain: 0 });
    const send = new GainNode(context, { gain: factor(this.score.instruments[instrument]!.send_db) });
    gain.connect(this.out);
    gain.connect(send).connect(this.room);
    this.layers.set(id, gain);
  }

  /** Set everything that follows the inputs. */
  follow(inputs: Inputs, at: number): void {
    const { data, score } = this;
    for (const layer of data.layers)
      this.layers.get(layer.id)!.gain.setTargetAtTime(factor(layer.db) * product(layer.gain, inputs), at, SOON);
    const level = Object.entries(data.level_db ?? {}).reduce(
      (sum, [name, points]) => sum + along(points, inputs[name] ?? 0),
      0,
    );
    this.out.gain.setTargetAtTime(factor(this.trim + level), at, SOON);
    if (data.lowpass_hz) this.light.frequency.setTargetAtTime(product(data.lowpass_hz, inputs), at, SOON);
    for (const [id, db] of [
      ["bridge-pad", score.bridge.pad_db],
      ["bridge-bell", score.bridge.bell_db],
    ] as const)
      this.layers.get(id)!.gain.value = factor(db + score.bridge.trim_db - this.trim);
  }
}

export class Conductor {
  private wanted: Mood | null = null;
  private seed = "";
  private piece: Piece | null = null;
  private desk: Desk | null = null;
  private inputs: Inputs = {};
  private bar = 0;
  private next = 0;
  private moved = 0;
  private ended = false;
  private ends: number[] = [];

  constructor(
    private readonly mixer: Mixer,
    private readonly score: Score,
  ) {}

  /** From now on play for this; a match that is over leaves only the cave. */
  follow(mood: Mood | null, seed: string, over: boolean): void {
    this.wanted = mood && this.score.pieces[mood.piece] ? mood : null;
    this.seed = seed;
    this.ended = over;
  }

  /** The piece that plays. */
  get playing(): string {
    return this.piece?.name ?? "";
  }

  /** The scale that sounds. */
  get key(): Key {
    const harmony = this.piece?.harmony;
    return harmony ? { tonic: harmony.tonic, scale: harmony.scale } : { tonic: 62, scale: "dorian" };
  }

  /** Compose whatever begins before a moment of the audio context. */
  play(until: number): void {
    const now = this.mixer.context.currentTime;
    this.glide(now);
    if (!this.wanted) {
      this.piece = null;
      return;
    }
    if (!this.piece || this.next < now) this.next = now + FIRST;
    while (this.next < until) {
      this.change();
      this.playBar();
    }
  }

  /** The inputs go towards what is wanted, faster up than down. */
  private glide(now: number): void {
    const passed = Math.max(0, now - this.moved);
    this.moved = now;
    if (!this.wanted) return;
    const goal = inputsOf(this.score, this.wanted.piece, this.wanted.values);
    for (const [name, value] of Object.entries(goal)) {
      const from = this.inputs[name];
      const part = from === undefined ? 1 : 1 - Math.exp(-passed / (value > from ? UP : DOWN));
      this.inputs[name] = (from ?? value) + (value - (from ?? value)) * part;
    }
    this.desk?.follow(this.inputs, now);
  }

  /** At a bar line: another piece over a bridge, and harmony and tempo for the inputs where a chord begins. */
  private change(): void {
    const name = this.wanted!.piece;
    const fresh = () => new Piece(this.score, name, { ...this.inputs }, this.seed);
    if (this.piece?.name === name && this.piece.seed === this.seed) {
      if (this.piece.harmony.starts(this.bar).some(([, at]) => at === this.bar * this.piece!.harmony.bar))
        this.piece = fresh();
      return;
    }
    const bridge = Object.keys(this.score.transitions).find((each) => each.endsWith(`>${name}`));
    const down = this.piece?.seed === this.seed && this.piece.name < name;
    if (bridge && down && this.desk) this.cross(bridge);
    this.inputs = inputsOf(this.score, name, this.wanted!.values);
    this.piece = fresh();
    this.bar = 0;
    if (this.desk?.name !== name) this.desk = new Desk(this.mixer, this.score, name, this.piece.data);
    this.desk.follow(this.inputs, Math.max(0, this.next - SOON));
  }

  private cross(name: string): void {
    const data = this.score.transitions[name]!;
    const bpm = (data.ease_bpm[0]! + data.ease_bpm[1]!) / 2;
    const notes = bridgeNotes(this.score, name);
    for (const note of notes)
      this.sound(
        note,
        bpm,
        this.next,
        0,
        `bridge-${note[5]}`,
        note[5] === "pad" ? this.score.bridge.pad : this.score.bridge.bell,
      );
    this.next += (data.bars * this.score.bridge.bar_beats * 60) / bpm;
  }

  private playBar(): void {
    const piece = this.piece!;
    const { bar, bpm } = piece.harmony;
    for (const layer of piece.data.layers) {
      if (this.ended && !STILL.has(layer.kind)) continue;
      for (const note of piece.barOf(layer, this.bar))
        this.sound(note, bpm, this.next, this.bar * bar * TICKS, layer.id, layer.instrument);
    }
    this.bar += 1;
    this.next += (bar * 60) / bpm;
  }

  private sound(note: Note, bpm: number, begin: number, since: number, layer: string, instrument: string): void {
    const { mixer, score } = this;
    const [tick, ticks, midi, velocity, pan] = note;
    const beat = 60 / bpm;
    const at = begin + ((tick - since) / TICKS) * beat;
    const most = typeof innerWidth === "number" && innerWidth < 640 ? score.mix.voices.phone : score.mix.voices.desktop;
    this.ends = this.ends.filter((end) => end > at);
    if (this.ends.length >= most) return;
    const strength = velocity / 127;
    const out = this.desk!.layers.get(layer)!;
    const seconds = (ticks / TICKS) * beat;
    const { echo } = score.instruments[instrument]!;
    const hits = [{ at, gain: 1, pan: pan / 100 }];
    for (let again = 0; echo && again < echo.repeats; again += 1) {
      const gain = factor(echo.db) * echo.feedback ** again;
      hits.push({ at: at + echo.beats * beat * (again + 1), gain, pan: again % 2 ? -0.6 : 0.6 });
    }
    for (const hit of hits) {
      const panner = new StereoPannerNode(mixer.context, { pan: Math.min(1, Math.max(-1, hit.pan)) });
      panner.connect(out);
      const level = new GainNode(mixer.context, { gain: hit.gain });
      level.connect(panner);
      this.ends.push(mixer.voices.play(instrument, { midi, at: hit.at, seconds, strength }, level));
    }
  }
}

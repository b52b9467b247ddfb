/** One note of an instrument, played by the audio nodes of the browser. */
import { RATE, drum, factor, hertz, noise, struck } from "./samples";
import type { Filter, Score, Sung, Wind } from "./score";

const MIDDLE = 261.6;
const PARTIALS = 60;
const NOISE_SECONDS = 4;
const FILTERS = { lp: "lowpass", hp: "highpass", bp: "bandpass" } as const;
/** A filter of the score says how sharp it is as a ratio, a low- or high-pass of the browser in dB. */
const sharpness = (kind: Filter[0], q: number) => (kind === "bp" ? q : 20 * Math.log10(q));

export interface Played {
  midi: number;
  at: number;
  seconds: number;
  strength: number;
}

/** Buffers and waves are made once and kept: there are a few dozen notes in all pieces. */
export class Voices {
  private readonly buffers = new Map<string, AudioBuffer>();
  private readonly waves = new Map<string, PeriodicWave>();

  constructor(
    private readonly context: BaseAudioContext,
    private readonly score: Score,
  ) {}

  /** Play a note into a node; the answer is when it has died away. */
  play(name: string, note: Played, out: AudioNode): number {
    const recipe = this.score.instruments[name]!;
    const level = new GainNode(this.context, { gain: note.strength ** 1.4 * 0.5 });
    level.connect(out);
    switch (recipe.type) {
      case "modes":
        return this.strike(
          this.kept(`${name}|${note.midi}`, () => [struck(recipe, name, note.midi)]),
          note.at,
          level,
        );
      case "drum":
        return this.strike(
          this.kept(name, () => [drum(recipe, name)]),
          note.at,
          level,
        );
      case "noise":
        return this.blow(recipe, name, note, level);
      default:
        return this.sing(recipe, name, note, level);
    }
  }

  /** Samples that were made before, or are made now. */
  kept(key: string, made: () => Float32Array<ArrayBuffer>[]): AudioBuffer {
    const known = this.buffers.get(key);
    if (known) return known;
    const channels = made();
    const buffer = new AudioBuffer({
      length: channels[0]!.length,
      numberOfChannels: channels.length,
      sampleRate: RATE,
    });
    channels.forEach((samples, at) => buffer.copyToChannel(samples, at));
    this.buffers.set(key, buffer);
    return buffer;
  }

  private strike(buffer: AudioBuffer, at: number, out: AudioNode): number {
    const source = new AudioBufferSourceNode(this.context, { buffer });
    source.connect(out);
    source.start(at);
    return at + buffer.duration;
  }

  /** Noise that swells: air, water, rock. */
  private blow(recipe: Wind, name: string, note: Played, out: AudioNode): number {
    const through: Filter = [recipe.filter, recipe.hz, recipe.hz, recipe.q];
    const width = recipe.width ?? 0;
    const buffer = this.kept(name, () => {
      const left = noise(RATE * NOISE_SECONDS, `${name}L`, through);
      const right = noise(RATE * NOISE_SECONDS, `${name}R`, through);
      return [left, left.map((value, at) => value * (1 - width) + right[at]! * width)];
    });
    const [shape, end] = this.shaped(recipe.env, note, 2);
    const [speed, depth] = recipe.lfo;
    shape.connect(this.swelling(speed, depth, note.at, end)).connect(out);
    const source = new AudioBufferSourceNode(this.context, { buffer, loop: true });
    source.connect(shape);
    source.start(note.at, note.midi % NOISE_SECONDS);
    source.stop(end);
    return end;
  }

  /** Pads, strings, voices and winds: several waves beside each other through one filter that opens and closes. */
  private sing(recipe: Sung, name: string, note: Played, out: AudioNode): number {
    const { context } = this;
    const hz = hertz(note.midi);
    const count = recipe.unison ?? 1;
    const [shape, end] = this.shaped(recipe.env, note, count ** -0.6);
    const tail = recipe.tremolo ? shape.connect(this.swelling(...recipe.tremolo, note.at, end)) : shape;
    tail.connect(out);
    const body = recipe.type === "table" ? this.opening(recipe, note, shape) : shape;
    for (let voice = 0; voice < count; voice += 1) {
      const off = count === 1 ? 0 : (voice / (count - 1) - 0.5) * 2;
      const source = new OscillatorNode(context, { frequency: hz, detune: off * (recipe.detune_cents ?? 0) });
      if (recipe.type === "table") source.setPeriodicWave(this.wave(recipe, name, hz));
      else this.bend(recipe, source, hz, note, end);
      if (recipe.vibrato) this.wobble(recipe.vibrato, source, note.at, end);
      source.connect(this.panned(off * (recipe.width ?? 0), body));
      source.start(note.at);
      source.stop(end);
    }
    if (recipe.breath) {
      const { db, type, hz: middle, q } = recipe.breath;
      const buffer = this.kept(`${name}breath`, () => [noise(RATE * NOISE_SECONDS, name, [type, middle, middle, q])]);
      const source = new AudioBufferSourceNode(context, { buffer, loop: true });
      source.connect(new GainNode(context, { gain: 3 * factor(db) * count ** 0.6 })).connect(shape);
      source.start(note.at);
      source.stop(end);
    }
    return end;
  }

  /** Attack, decay, sustain and release of a note, and when it is over. */
  private shaped(envelope: Sung["env"], note: Played, most: number): [GainNode, number] {
    const [attack, decay, sustain, release] = envelope;
    const [begin, off] = [note.at, note.at + note.seconds];
    const shape = new GainNode(this.context, { gain: 0 });
    const { gain } = shape;
    gain.setValueAtTime(0, begin);
    const rise = Math.min(attack, note.seconds);
    gain.linearRampToValueAtTime(most * (rise / attack), begin + rise);
    if (note.seconds > attack) gain.setTargetAtTime(most * sustain, begin + attack, decay / 3 || 0.001);
    gain.setTargetAtTime(0, off, release / 5);
    return [shape, off + release * 1.4];
  }

  private opening(recipe: Sung, note: Played, out: AudioNode): AudioNode {
    const closed = recipe.cutoff_hz * (hertz(note.midi) / MIDDLE) ** 0.35 * (0.6 + 0.5 * note.strength);
    const filter = new BiquadFilterNode(this.context, {
      type: FILTERS.lp,
      Q: sharpness("lp", recipe.q ?? 0.75),
      frequency: closed,
    });
    if (recipe.cutoff_env_oct) {
      const [attack] = recipe.env;
      filter.frequency.setValueAtTime(closed, note.at);
      filter.frequency.linearRampToValueAtTime(closed * 2 ** recipe.cutoff_env_oct, note.at + attack);
      filter.frequency.setTargetAtTime(closed, note.at + attack, recipe.cutoff_decay_s ?? 1);
    }
    filter.connect(out);
    return filter;
  }

  private bend(recipe: Sung, carrier: OscillatorNode, hz: number, note: Played, end: number): void {
    const ratio = recipe.ratio ?? 1;
    const bender = new OscillatorNode(this.context, { frequency: hz * ratio });
    const depth = new GainNode(this.context);
    depth.gain.setValueAtTime((recipe.index ?? 1) * (0.5 + note.strength / 2) * hz * ratio, note.at);
    depth.gain.setTargetAtTime(0, note.at, recipe.index_decay ?? 1);
    bender.connect(depth).connect(carrier.frequency);
    bender.start(note.at);
    bender.stop(end);
  }

  private wobble([speed, cents, delay]: [number, number, number], source: OscillatorNode, at: number, end: number) {
    const slow = new OscillatorNode(this.context, { frequency: speed });
    const depth = new GainNode(this.context, { gain: 0 });
    depth.gain.setValueAtTime(0, at + delay);
    depth.gain.linearRampToValueAtTime(cents, at + delay + 0.6);
    slow.connect(depth).connect(source.detune);
    slow.start(at);
    slow.stop(end);
  }

  /** A gain that goes down by `depth` and up again, so many times a second. */
  private swelling(speed: number, depth: number, at: number, end: number): GainNode {
    const gate = new GainNode(this.context, { gain: 1 - depth / 2 });
    const slow = new OscillatorNode(this.context, { frequency: speed });
    slow.connect(new GainNode(this.context, { gain: -depth / 2 })).connect(gate.gain);
    slow.start(at);
    slow.stop(end);
    return gate;
  }

  private panned(pan: number, out: AudioNode): AudioNode {
    if (pan === 0) return out;
    const panner = new StereoPannerNode(this.context, { pan });
    panner.connect(new GainNode(this.context, { gain: Math.SQRT2 })).connect(out);
    return panner;
  }

  private wave(recipe: Sung, name: string, hz: number): PeriodicWave {
    const count = Math.min(PARTIALS, Math.floor((RATE * 0.45) / hz));
    const key = `${name}|${count}`;
    const known = this.waves.get(key);
    if (known) return known;
    const strengths = Array.from({ length: count }, (_, at) => partial(recipe, at + 1));
    const made = new PeriodicWave(this.context, {
      real: new Float32Array(count + 1),
      imag: Float32Array.from([0, ...strengths]),
      disableNormalization: true,
    });
    this.waves.set(key, made);
    return made;
  }
}

/** How strong a partial of a wave is. */
function partial(recipe: Sung, number: number): number {
  if (recipe.wave === "saw") return 1 / number;
  if (recipe.wave === "triangle")
    return number % 2 ? ((Math.floor(number / 2) % 2 ? -1 : 1) / number) * (1 / number) : 0;
  return recipe.partials?.[number - 1] ?? 0;
}

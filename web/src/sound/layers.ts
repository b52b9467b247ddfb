/** What each kind of layer plays in a bar. Random numbers are drawn in the order that docs/sound.md names. */
import { Stream } from "./chance";
import { type Harmony, fifthOf, ladder, settled } from "./harmony";
import { product } from "./mapping";
import type * as score from "./score";

/** Beat, beats, MIDI number, strength up to 1, place from -1 to 1. */
export type Sketch = [at: number, beats: number, midi: number, strength: number, pan: number];

/** What a layer knows of its piece. */
export interface Composed {
  readonly score: score.Score;
  readonly name: string;
  readonly seed: string;
  readonly inputs: score.Inputs;
  readonly harmony: Harmony;
}

const DRUM = 36;
const NOISE = 60;
const ALMOST = 1e-9;

const panOf = (layer: score.Layer): number => (typeof layer.pan === "number" ? layer.pan : 0);

/** So many of them, at least one. */
const share = (count: number, part: number): number => Math.max(1, Math.ceil(count * part - ALMOST));

/** All voices of each chord. */
function pad(piece: Composed, layer: score.PadLayer, bar: number, stream: Stream): Sketch[] {
  return piece.harmony.starts(bar).flatMap(([chord, at]) => {
    const all = chord.voices.length;
    const count = layer.voice_input ? share(all, piece.inputs[layer.voice_input] ?? 0) : all;
    const beats = chord.beats + layer.overlap;
    return chord.voices
      .slice(0, count)
      .map((voice, place): Sketch => [at, beats, voice, 0.7 + 0.1 * stream.next(), (place - 1.5) * 0.25]);
  });
}

/** Root, fifth and octave in a pattern, of the bar or of each chord. */
function bass(piece: Composed, layer: score.BassLayer, bar: number, stream: Stream): Sketch[] {
  const harmony = piece.harmony;
  const whole: [number, number] = [bar * harmony.bar, Infinity];
  const spots = layer.per_chord
    ? harmony.starts(bar).map(([chord, at]): [number, number] => [at, chord.beats])
    : [whole];
  const found: Sketch[] = [];
  for (const [at, room] of spots) {
    for (const [beat, beats, what, strength, chance] of layer.pattern) {
      if (stream.next() >= chance || beat >= room) continue;
      const [chord, start] = harmony.chordAt(at + beat);
      const midi = { r: chord.bass, "5": fifthOf(chord), "8": chord.bass + 12 }[what];
      found.push([at + beat, Math.min(beats, start + chord.beats - at - beat), midi, strength, panOf(layer)]);
    }
  }
  return found;
}

function shuffled(stream: Stream, count: number): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(stream.next() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** Figures over the tones of the chord, dealt in shuffled blocks so that none follows itself for long. */
function arp(piece: Composed, layer: score.ArpLayer, bar: number, stream: Stream): Sketch[] {
  const figures = layer.variants;
  const block = new Stream(`${piece.seed}|${piece.name}|${layer.id}|block${Math.floor(bar / figures.length)}`);
  const figure = figures[shuffled(block, figures.length)[bar % figures.length]!]!;
  const chance = layer.prob * product(layer.density, piece.inputs);
  const span = product(layer.span, piece.inputs);
  const found: Sketch[] = [];
  figure.forEach((rung, step) => {
    const played = stream.next();
    const strength = stream.next();
    if (step && played >= chance) return;
    const at = bar * piece.harmony.bar + step * layer.grid;
    const [chord] = piece.harmony.chordAt(at);
    const midi = ladder(chord, layer.low, Math.max(...figure) + 1)[Math.floor(rung * span + 0.5)]!;
    const accent = layer.accent[step % layer.accent.length]!;
    const velocity = Math.min(1, (0.55 + 0.35 * accent) * (0.9 + 0.1 * strength));
    found.push([at, layer.grid * 1.6, midi, velocity, panOf(layer) + (layer.pan_spread ?? 0) * Math.sin(step * 1.7)]);
  });
  return found;
}

/** Motifs at their beats in a cycle; a note that is held settles into the chord. */
function melody(piece: Composed, layer: score.MelodyLayer, bar: number, stream: Stream): Sketch[] {
  const { harmony } = piece;
  const found: Sketch[] = [];
  for (const [begin, names, shifts] of layer.slots) {
    const first = Math.floor((bar * harmony.bar - begin) / layer.cycle) * layer.cycle + begin;
    for (const at of [first, first + layer.cycle]) {
      if (at < 0 || at < bar * harmony.bar || at >= (bar + 1) * harmony.bar) continue;
      const played = stream.next();
      const name = stream.pick(names);
      const shift = stream.pick(shifts);
      if (played >= layer.prob) continue;
      let notes = piece.score.motifs[name]!;
      if (layer.notes_input) notes = notes.slice(0, share(notes.length, piece.inputs[layer.notes_input] ?? 0));
      let beat = at;
      for (const [degree, beats, free] of notes) {
        if (degree) {
          let midi = harmony.degree(degree + shift, layer.octave);
          if (!free && (beats >= 1 || beat % 1 === 0)) midi = settled(midi, harmony.chordAt(beat)[0]);
          found.push([beat, beats * 0.95, midi, 0.72 + 0.2 * stream.next(), panOf(layer)]);
        }
        beat += beats;
      }
    }
  }
  return found;
}

/** Beats of a drum. */
function grid(piece: Composed, layer: score.GridLayer, bar: number, stream: Stream): Sketch[] {
  const found: Sketch[] = [];
  for (const [beat, strength, chance] of layer.pattern) {
    const played = stream.next();
    const change = stream.next();
    if (played < chance && bar % (layer.every ?? 1) === 0)
      found.push([bar * piece.harmony.bar + beat, 0.25, DRUM, strength * (0.88 + 0.12 * change), panOf(layer)]);
  }
  return found;
}

/** Single notes anywhere in the bar and in the stereo picture. */
function scatter(piece: Composed, layer: score.ScatterLayer, bar: number, stream: Stream): Sketch[] {
  const { harmony } = piece;
  const rate = layer.rate * product(layer.density, piece.inputs);
  const count = Math.floor(rate) + (stream.next() < rate % 1 ? 1 : 0);
  const [weakest, strongest] = layer.vel;
  const [left, right] = layer.pan;
  return Array.from({ length: count }, (): Sketch => {
    let at = bar * harmony.bar + stream.next() * harmony.bar;
    if (layer.quant) at = Math.floor(at / layer.quant) * layer.quant;
    let midi = harmony.degree(stream.pick(layer.degrees), layer.octave);
    if (layer.chord_only) midi = settled(midi, harmony.chordAt(at)[0]);
    const velocity = weakest + stream.next() * (strongest - weakest);
    return [at, layer.beats ?? 0.5, midi, velocity, left + stream.next() * (right - left)];
  });
}

/** Held notes, renewed every few bars, half a bar before the last ones end. */
function held(piece: Composed, layer: score.DroneLayer | score.BedLayer, bar: number): Sketch[] {
  if (bar % layer.bars !== 0) return [];
  const at = bar * piece.harmony.bar;
  const beats = (layer.bars + 0.5) * piece.harmony.bar;
  if (layer.kind === "bed") return [[at, beats, NOISE, 0.8, panOf(layer)]];
  return layer.notes.map((midi, place): Sketch => [at, beats, midi, 0.5 + 0.12 * place, panOf(layer)]);
}

export function sketched(piece: Composed, layer: score.Layer, bar: number, stream: Stream): Sketch[] {
  switch (layer.kind) {
    case "pad":
      return pad(piece, layer, bar, stream);
    case "bass":
      return bass(piece, layer, bar, stream);
    case "arp":
      return arp(piece, layer, bar, stream);
    case "melody":
      return melody(piece, layer, bar, stream);
    case "grid":
      return grid(piece, layer, bar, stream);
    case "scatter":
      return scatter(piece, layer, bar, stream);
    case "drone":
    case "bed":
      return held(piece, layer, bar);
  }
}

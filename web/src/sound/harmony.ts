/** The chords and the scale of a piece as they are for some inputs, and how notes fit them. */
import { product } from "./mapping";
import type { Chord, Inputs, PieceData, Score } from "./score";

const NEAREST = [-1, 1, -2, 2, -3, 3];

/** A remainder that is never negative. */
const mod = (number: number, by: number) => ((number % by) + by) % by;

export class Harmony {
  readonly chords: Chord[];
  readonly scale: string;
  readonly tonic: number;
  readonly bar: number;
  readonly bpm: number;
  private readonly steps: number[];
  private readonly loop: number;

  constructor(score: Score, piece: PieceData, inputs: Inputs) {
    let name = "main";
    this.scale = piece.scale;
    for (const change of piece.switch ?? []) {
      if ((inputs[change.input] ?? 0) >= change.at_least) [name, this.scale] = [change.harmony, change.scale];
    }
    this.chords = piece.harmony[name]!;
    this.steps = score.scales[this.scale]!;
    this.tonic = piece.tonic;
    this.bar = piece.bar_beats;
    this.bpm = piece.bpm * product(piece.tempo, inputs);
    this.loop = this.chords.reduce((sum, chord) => sum + chord.beats, 0);
  }

  /** The chord that sounds at a beat, and the beat at which it began. */
  chordAt(beat: number): [Chord, number] {
    let at = Math.floor(beat / this.loop) * this.loop;
    for (const chord of this.chords) {
      if (beat < at + chord.beats) return [chord, at];
      at += chord.beats;
    }
    throw new Error("chords fill their loop");
  }

  /** Every chord that begins in a bar, with its beat. */
  starts(bar: number): [Chord, number][] {
    const found: [Chord, number][] = [];
    let beat = bar * this.bar;
    while (beat < (bar + 1) * this.bar) {
      const [chord, at] = this.chordAt(beat);
      if (at >= bar * this.bar) found.push([chord, at]);
      beat = at + chord.beats;
    }
    return found;
  }

  /** The note of a degree of the scale; 1 is the tonic. */
  degree(degree: number, octave = 0): number {
    const step = degree - 1;
    return this.tonic + 12 * (octave + Math.floor(step / 7)) + this.steps[mod(step, 7)]!;
  }
}

/** The tones of a chord in any octave. */
function classesOf(chord: Chord): Set<number> {
  return new Set([...chord.voices, chord.bass].map((note) => note % 12));
}

/** The tones of a chord from a note upwards. */
export function ladder(chord: Chord, low: number, count: number): number[] {
  const tones = classesOf(chord);
  const found: number[] = [];
  for (let note = low; found.length < count; note += 1) if (tones.has(note % 12)) found.push(note);
  return found;
}

/** A held note that rubs a semitone beside a tone of the chord goes to the nearest one. */
export function settled(note: number, chord: Chord): number {
  const tones = classesOf(chord);
  if (tones.has(note % 12) || !(tones.has(mod(note - 1, 12)) || tones.has((note + 1) % 12))) return note;
  return note + (NEAREST.find((step) => tones.has(mod(note + step, 12))) ?? 0);
}

/** What a bass plays beside its root. */
export function fifthOf(chord: Chord): number {
  const tones = new Set(chord.voices.map((voice) => voice % 12));
  return chord.bass + ([7, 5, 4, 3].find((step) => tones.has((chord.bass + step) % 12)) ?? 0);
}

/** Notes of a piece, bar by bar: whole numbers that depend on the seed, the inputs and the bar alone. */
import { Stream, fnv1a32 } from "./chance";
import { Harmony } from "./harmony";
import { type Composed, type Sketch, sketched } from "./layers";
import { product } from "./mapping";
import type { Inputs, Layer, PieceData, Score } from "./score";

/** In a quarter note. */
export const TICKS = 480;
/** A layer as quiet as this composes nothing. */
const SILENT = 0.001;
const BRIDGE_PAD = 90;
const BRIDGE_BELL = 100;

/** When and how long in ticks, MIDI number, strength up to 127, place from -100 to 100, and the layer. */
export type Note = [tick: number, ticks: number, midi: number, velocity: number, pan: number, layer: string];

export class Piece implements Composed {
  readonly data: PieceData;
  readonly harmony: Harmony;

  constructor(
    readonly score: Score,
    readonly name: string,
    readonly inputs: Inputs,
    readonly seed: string,
  ) {
    this.data = score.pieces[name]!;
    this.harmony = new Harmony(score, this.data, inputs);
  }

  /** The notes that a layer begins in a bar. */
  barOf(layer: Layer, bar: number): Note[] {
    if (product(layer.gain, this.inputs) <= SILENT) return [];
    const stream = new Stream(`${this.seed}|${this.name}|${layer.id}|${bar}`);
    return sketched(this, layer, bar, stream).map((sketch) => this.written(layer, sketch));
  }

  private written(layer: Layer, [at, beats, midi, strength, pan]: Sketch): Note {
    const { swing } = this.data;
    const when = swing && Math.abs((at % 1) - 0.5) < 1e-9 ? at + swing * 0.5 : at;
    const ticks = Math.max(1, Math.round(beats * TICKS));
    return [Math.round(when * TICKS), ticks, midi, Math.round(strength * 127), Math.round(pan * 100), layer.id];
  }

  /** All notes that begin before a beat. */
  compose(beats: number): Note[] {
    const bars = Math.ceil(beats / this.harmony.bar);
    const found = this.data.layers.flatMap((layer) =>
      Array.from({ length: bars }, (_, bar) => this.barOf(layer, bar)).flat(),
    );
    return found.filter((note) => note[0] < beats * TICKS).sort(compare);
  }
}

function compare(one: Note, other: Note): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : one[at]! < other[at]! ? -1 : 1;
}

/** Two bars between movements: a chord is held while a bell strikes its third and then falls by a semitone. */
export function bridgeNotes(score: Score, name: string): Note[] {
  const data = score.transitions[name]!;
  const beats = data.bars * score.bridge.bar_beats;
  return [
    ...data.hold.map((midi): Note => [0, beats * TICKS, midi, BRIDGE_PAD, 0, "pad"]),
    ...data.fall.map((midi, at): Note => [data.fall_at[at]! * TICKS, 3 * TICKS, midi, BRIDGE_BELL, 0, "bell"]),
  ];
}

/** Equal where the same notes were composed, here or in Python. */
export function fingerprint(notes: Note[]): string {
  return fnv1a32(notes.map((note) => note.join(",")).join(";"))
    .toString(16)
    .padStart(8, "0");
}

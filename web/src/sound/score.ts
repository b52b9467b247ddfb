/** The score, the same data that `speleo soundtrack` renders: docs/sound.md tells what its fields mean. */
import data from "../../../src/speleo/sound/score.json?raw";

/** Points x, y with straight lines between them, level outside. */
export type Curve = [number, number][];
/** A curve for each input that it follows; their values are multiplied. */
export type Curves = Record<string, Curve>;
export type Inputs = Record<string, number>;

export interface Chord {
  name: string;
  beats: number;
  bass: number;
  voices: number[];
}

interface Common {
  id: string;
  instrument: string;
  db: number;
  gain?: Curves;
  density?: Curves;
  pan?: number | [number, number];
}
export interface PadLayer extends Common {
  kind: "pad";
  overlap: number;
  voice_input?: string;
}
export interface BassLayer extends Common {
  kind: "bass";
  per_chord?: boolean;
  pattern: [beat: number, beats: number, what: "r" | "5" | "8", strength: number, chance: number][];
}
export interface ArpLayer extends Common {
  kind: "arp";
  variants: number[][];
  accent: number[];
  low: number;
  grid: number;
  prob: number;
  span?: Curves;
  pan_spread?: number;
}
export interface MelodyLayer extends Common {
  kind: "melody";
  cycle: number;
  slots: [beat: number, motifs: string[], shifts: number[]][];
  octave: number;
  prob: number;
  notes_input?: string;
}
export interface GridLayer extends Common {
  kind: "grid";
  pattern: [beat: number, strength: number, chance: number][];
  every?: number;
}
export interface ScatterLayer extends Common {
  kind: "scatter";
  rate: number;
  degrees: number[];
  octave: number;
  vel: [number, number];
  pan: [number, number];
  quant?: number;
  chord_only?: boolean;
  beats?: number;
}
export interface DroneLayer extends Common {
  kind: "drone";
  notes: number[];
  bars: number;
}
export interface BedLayer extends Common {
  kind: "bed";
  bars: number;
}
export type Layer = PadLayer | BassLayer | ArpLayer | MelodyLayer | GridLayer | ScatterLayer | DroneLayer | BedLayer;

export interface PieceData {
  title: string;
  bpm: number;
  bar_beats: number;
  swing: number;
  tonic: number;
  scale: string;
  room: string;
  layers: Layer[];
  harmony: Record<string, Chord[]>;
  tempo?: Curves;
  level_db?: Curves;
  lowpass_hz?: Curves;
  switch?: { input: string; at_least: number; harmony: string; scale: string }[];
}

export interface Room {
  rt60_s: number;
  predelay_s: number;
  bright_hz: number;
  dry_wet: number;
}

/** A kind of filter, where it begins and ends, and how sharp it is. */
export type Filter = [kind: "lp" | "hp" | "bp", from: number, to: number, q: number];
export type Modes = [ratio: number, strength: number, decay: number][];

interface Instrument {
  send_db: number;
  echo?: { beats: number; feedback: number; repeats: number; db: number };
}
export interface Struck extends Instrument {
  type: "modes";
  modes: Modes;
  attack: number;
  bend?: [ratio: number, soon: number];
  click?: { db: number; hz: number; decay: number };
}
export interface Drum extends Instrument {
  type: "drum";
  hz: [number, number];
  sweep_s: number;
  decay: number;
  attack?: number;
  noise: { db: number; type: Filter[0]; hz: number; q?: number; decay: number };
}
type Envelope = [attack: number, decay: number, sustain: number, release: number];
export interface Wind extends Instrument {
  type: "noise";
  filter: Filter[0];
  hz: number;
  q: number;
  lfo: [hz: number, depth: number];
  env: Envelope;
  width?: number;
}
export interface Sung extends Instrument {
  type: "table" | "fm";
  wave?: "saw" | "triangle" | "partials";
  partials?: number[];
  unison?: number;
  detune_cents?: number;
  env: Envelope;
  cutoff_hz: number;
  cutoff_env_oct?: number;
  cutoff_decay_s?: number;
  q?: number;
  vibrato?: [hz: number, cents: number, delay: number];
  tremolo?: [hz: number, depth: number];
  breath?: { db: number; type: Filter[0]; hz: number; q: number };
  width?: number;
  ratio?: number;
  index?: number;
  index_decay?: number;
}
export type Recipe = Struck | Drum | Wind | Sung;

export interface ScorePart {
  src: "noise" | "sine" | "saw" | "modes";
  gain: number;
  at?: number;
  hz?: [number, number];
  filter?: Filter;
  env?: [attack: number, hold: number, decay: number];
  am?: [hz: number, depth: number];
  repeat?: { n: number; gap: number; jitter: number; fade: number; cents?: number };
  modes?: Modes;
  tone?: number;
  octave?: number;
}
export interface Effect {
  length_s: number;
  bus: "world" | "table";
  room: string;
  send_db: number;
  parts: ScorePart[];
  placed?: boolean;
  ducks?: number;
  scale?: string;
}

export interface Transition {
  bars: number;
  hold: number[];
  fall: number[];
  fall_at: number[];
  ease_bpm: number[];
}

interface Term {
  from: string;
  curve: Curve;
}

export interface Score {
  scales: Record<string, number[]>;
  motifs: Record<string, [degree: number, beats: number, free?: "free"][]>;
  instruments: Record<string, Recipe>;
  rooms: Record<string, Room>;
  pieces: Record<string, PieceData>;
  transitions: Record<string, Transition>;
  bridge: {
    bar_beats: number;
    pad: string;
    pad_db: number;
    bell: string;
    bell_db: number;
    keeps: string[];
    trim_db: number;
  };
  mapping: Record<string, Record<string, { terms: Term[] } | string>>;
  scenes: Record<string, { piece: string; seconds: number; state: Record<string, number>; lufs: number }>;
  effects: Record<string, Effect>;
  mix: {
    high_pass_hz: number;
    master_limiter_db: number;
    max_effects_at_once: number;
    same_effect_min_gap_s: number;
    duck: { attack_s: number; hold_s: number; release_s: number; default_db: number; max_db: number };
    place: { pan_max: number; per_tile_db: number; far_lowpass_hz: [number, number]; far_tiles: number };
    voices: { desktop: number; phone: number };
  };
  /** Measured: how much louder a piece, and how much louder a piece in the browser, has to be. */
  trim_db: { pieces: Record<string, number>; browser: Record<string, number>; effects: Record<string, number> };
}

export const SCORE: Score = JSON.parse(data);

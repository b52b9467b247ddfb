/** Samples that are made once and kept: noise, filters, bells and drums. Nothing here needs an audio context. */
import { Stream } from "./chance";
import type { Drum, Filter, Modes, Struck } from "./score";

export const RATE = 44100;
const TURN = 2 * Math.PI;
/** The mean strength of noise. */
const LOUD = 0.3;
const LONGEST = 8;
/** How often a filter that glides is set anew, in samples. */
const GLIDE = 64;

export const factor = (db: number): number => 10 ** (db / 20);
export const hertz = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** Noise of mean strength 1, from a key: the sum of a few even numbers is nearly normal. */
function white(count: number, key: string): Float32Array<ArrayBuffer> {
  const stream = new Stream(key);
  return Float32Array.from({ length: count }, () => (stream.next() + stream.next() + stream.next() - 1.5) * 2);
}

/** A signal through a filter of second order that glides from one frequency to another. */
export function filtered(signal: Float32Array<ArrayBuffer>, [kind, from, to, q]: Filter): Float32Array<ArrayBuffer> {
  const found = new Float32Array(signal.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  let [b0, b1, b2, a1, a2] = [0, 0, 0, 0, 0];
  for (let at = 0; at < signal.length; at += 1) {
    if (at === 0 || (from !== to && at % GLIDE === 0)) {
      const hz = Math.min(from * (to / from) ** (at / signal.length), RATE * 0.45);
      const [cos, alpha] = [Math.cos((TURN * hz) / RATE), Math.sin((TURN * hz) / RATE) / (2 * q)];
      const a0 = 1 + alpha;
      const edge = kind === "lp" ? (1 - cos) / 2 : (1 + cos) / 2;
      [b0, b1, b2] =
        kind === "bp"
          ? [alpha / a0, 0, -alpha / a0]
          : [edge / a0, (kind === "lp" ? 2 * edge : -2 * edge) / a0, edge / a0];
      [a1, a2] = [(-2 * cos) / a0, (1 - alpha) / a0];
    }
    const x = signal[at]!;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    found[at] = y;
  }
  return found;
}

/** White noise, or through a filter and then as strong again. */
export function noise(count: number, key: string, through?: Filter): Float32Array<ArrayBuffer> {
  const found = through ? filtered(white(count, key), through) : white(count, key);
  const strength = Math.sqrt(found.reduce((sum, value) => sum + value * value, 0) / count) || 1;
  return found.map((value) => (value * LOUD) / strength);
}

/** Sines in given ratios, each with a strength and a time in which it dies away. */
export function bells(
  hz: number,
  modes: Modes,
  count: number,
  phase: (second: number) => number = (second) => second,
): Float32Array<ArrayBuffer> {
  const found = new Float32Array(count);
  for (const [ratio, strength, decay] of modes) {
    if (hz * ratio >= RATE * 0.45) continue;
    for (let at = 0; at < count; at += 1) {
      const t = at / RATE;
      found[at]! += strength * Math.sin(TURN * hz * ratio * phase(t)) * Math.exp((-t * 3) / decay);
    }
  }
  return found;
}

/** A signal that rises in the first seconds and fades in the last samples, so that it does not click. */
export function eased(signal: Float32Array<ArrayBuffer>, attack: number, fade: number): Float32Array<ArrayBuffer> {
  const rise = attack * RATE;
  return signal.map(
    (value, at) => value * Math.min(1, at / Math.max(rise, 1)) * Math.min(1, (signal.length - 1 - at) / fade),
  );
}

/** Bars, bells and strings: modes that die away. */
export function struck(recipe: Struck, name: string, midi: number): Float32Array<ArrayBuffer> {
  const count = Math.floor(RATE * Math.min(LONGEST, Math.max(...recipe.modes.map((mode) => mode[2])) * 2.3));
  const [ratio, soon] = recipe.bend ?? [1, 1];
  const bent = (t: number) => t + (ratio - 1) * soon * (1 - Math.exp(-t / soon));
  const found = eased(bells(hertz(midi), recipe.modes, count, bent), recipe.attack, 256);
  if (!recipe.click) return found;
  const { db, hz, decay } = recipe.click;
  const click = noise(count, `${name}${midi}`, ["bp", hz, hz, 1]);
  return found.map((value, at) => value + click[at]! * factor(db) * Math.exp(-at / RATE / decay) * 3);
}

/** A skin that is struck: a sine that falls, and noise. */
export function drum(recipe: Drum, name: string): Float32Array<ArrayBuffer> {
  const { hz, noise: hiss } = recipe;
  const count = Math.floor(RATE * Math.max(0.12, 2.5 * recipe.decay, 5 * hiss.decay));
  const found = noise(count, name, [hiss.type, hiss.hz, hiss.hz, hiss.q ?? 0.8]);
  let phase = 0;
  for (let at = 0; at < count; at += 1) {
    const t = at / RATE;
    found[at]! *= 3 * factor(hiss.db) * Math.exp(-t / hiss.decay);
    if (!hz[0]) continue;
    phase += (hz[1] + (hz[0] - hz[1]) * Math.exp(-t / Math.max(recipe.sweep_s, 1e-4))) / RATE;
    found[at]! += Math.sin(TURN * phase) * Math.exp((-t * 2.5) / recipe.decay);
  }
  return eased(found, recipe.attack ?? 0.002, 256);
}

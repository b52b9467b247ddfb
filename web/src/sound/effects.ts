/** Effects: drips, steps, rope, splash, rockfall, gems, dice … from the parts that the score names, without a room. */
import { Stream } from "./chance";
import { RATE, bells, eased, factor, filtered, hertz, noise } from "./samples";
import type { ScorePart, Score } from "./score";

const TURN = 2 * Math.PI;
const HARMONICS = 30;
const ONCE = { n: 1, gap: 0, jitter: 0, fade: 1, cents: 12 };

/** The scale that sounds: effects with tones are in it, so they never clash. */
export interface Key {
  tonic: number;
  scale: string;
}

/** Repeats vary with `variant`. */
export function effect(score: Score, name: string, variant: number, key: Key): Float32Array<ArrayBuffer> {
  const recipe = score.effects[name]!;
  const tones = score.scales[recipe.scale ?? key.scale]!;
  const found = new Float32Array(Math.floor((recipe.length_s + 0.4) * RATE));
  const stream = new Stream(`${name}|${variant}`);
  recipe.parts.forEach((part, number) => {
    const again = { ...ONCE, ...part.repeat };
    let at = part.at ?? 0;
    let gain = factor(part.gain);
    for (let copy = 0; copy < again.n; copy += 1) {
      const detuned = 2 ** (((stream.next() - 0.5) * 2 * again.cents) / 1200);
      const sound = sounded(part, `${name}${variant}${number}${copy}`, detuned, key.tonic, tones);
      const begin = Math.floor(at * RATE);
      for (let place = 0; place < sound.length && begin + place < found.length; place += 1)
        found[begin + place]! += sound[place]! * gain;
      at += again.gap * (1 + (stream.next() - 0.5) * again.jitter);
      gain *= again.fade;
    }
  });
  return eased(found, 0, 0.05 * RATE).map((value) => value * factor(score.trim_db.effects[name] ?? 0));
}

/** One part, once. */
function sounded(
  part: ScorePart,
  key: string,
  detuned: number,
  tonic: number,
  tones: number[],
): Float32Array<ArrayBuffer> {
  if (part.src === "modes") {
    const modes = part.modes!;
    const count = Math.floor(RATE * Math.max(...modes.map((mode) => mode[2])) * 2.4);
    return eased(bells(part.hz ? part.hz[0] * detuned : tone(part, tonic, tones), modes, count), 0.002, 128);
  }
  const [attack, hold, decay] = part.env!;
  const count = Math.floor(RATE * (attack + hold + decay * 2.2));
  const [speed, depth] = part.am ?? [0, 0];
  const found =
    part.src === "noise" ? noise(count, key, part.filter).map((value) => value * 1.6) : swept(part, detuned, count);
  const shaped = found.map((value, at) => {
    const t = at / RATE;
    const tail = Math.exp((-Math.max(t - attack - hold, 0) * 3) / decay);
    return value * tail * (1 - depth * (0.5 + 0.5 * Math.sin(TURN * speed * t)));
  });
  return eased(shaped, attack, 128);
}

function tone(part: ScorePart, tonic: number, tones: number[]): number {
  const step = (part.tone ?? 1) - 1;
  return hertz(tonic + 12 * ((part.octave ?? 0) + Math.floor(step / 7)) + tones[((step % 7) + 7) % 7]!);
}

/** A sine or a saw that glides from one frequency to another. */
function swept(part: ScorePart, detuned: number, count: number): Float32Array<ArrayBuffer> {
  const [from, to] = part.hz!;
  const harmonics = part.src === "sine" ? 1 : Math.floor(Math.min(HARMONICS, 9000 / Math.max(from, to)));
  const found = new Float32Array(count);
  let phase = 0;
  for (let at = 0; at < count; at += 1) {
    phase += (from * detuned * (to / from) ** (at / count)) / RATE;
    for (let harmonic = 1; harmonic <= harmonics; harmonic += 1)
      found[at]! += Math.sin(TURN * phase * harmonic) / harmonic;
  }
  if (part.src === "sine") return found;
  return filtered(found, part.filter!).map((value) => value * 0.6);
}

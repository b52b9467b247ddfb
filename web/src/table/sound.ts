/** A few tones, made when they are needed: no file is loaded and nothing sounds before the player wants it. */
import { settings } from "../settings.svelte";

export type Tone = "turn" | "step" | "alarm" | "win";

const NOTES: Record<Tone, [frequency: number, start: number, length: number][]> = {
  turn: [
    [523, 0, 0.14],
    [784, 0.12, 0.22],
  ],
  step: [[220, 0, 0.07]],
  alarm: [
    [147, 0, 0.35],
    [139, 0.05, 0.4],
  ],
  win: [
    [523, 0, 0.16],
    [659, 0.14, 0.16],
    [784, 0.28, 0.16],
    [1046, 0.42, 0.4],
  ],
};

let context: AudioContext | null = null;
const LOUDEST = 0.17;

/** How loud a tone is at a volume from 0 to 100: ears hear in proportions, so the lower half is finer. */
export function loudnessOf(volume: number): number {
  return LOUDEST * (Math.min(100, Math.max(0, volume)) / 100) ** 2;
}

export function play(tone: Tone): void {
  const most = loudnessOf(settings.volume);
  if (most === 0) return;
  context ??= new AudioContext();
  for (const [frequency, start, length] of NOTES[tone]) {
    const begin = context.currentTime + start;
    const voice = context.createOscillator();
    const loudness = context.createGain();
    voice.type = tone === "alarm" ? "sawtooth" : "triangle";
    voice.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.0001, begin);
    loudness.gain.exponentialRampToValueAtTime(Math.max(0.0001, most), begin + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    voice.connect(loudness).connect(context.destination);
    voice.start(begin);
    voice.stop(begin + length + 0.05);
  }
}

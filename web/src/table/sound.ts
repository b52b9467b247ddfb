/** A few tones, made when they are needed: no file is loaded and nothing sounds before the player wants it. */
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

export function play(tone: Tone): void {
  context ??= new AudioContext();
  for (const [frequency, start, length] of NOTES[tone]) {
    const begin = context.currentTime + start;
    const voice = context.createOscillator();
    const loudness = context.createGain();
    voice.type = tone === "alarm" ? "sawtooth" : "triangle";
    voice.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.0001, begin);
    loudness.gain.exponentialRampToValueAtTime(0.12, begin + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    voice.connect(loudness).connect(context.destination);
    voice.start(begin);
    voice.stop(begin + length + 0.05);
  }
}

/** Where it sounds: the echo of a room, from noise whose high tones die first. */
import { RATE, filtered, noise } from "./samples";
import type { Filter, Room } from "./score";

const LOWEST = 40;
const MIDDLE = 500;
/** Seconds: longer echoes cost more than they give. */
const LONGEST = 4;

/** What a room answers to one click, on the left or on the right, with the energy of the click. */
export function impulse(room: Room, channel: number): Float32Array<ArrayBuffer> {
  const count = Math.floor(RATE * Math.min(LONGEST, room.rt60_s * 1.1));
  const found = new Float32Array(count);
  const bands: [low: number, high: number, length: number][] = [
    [LOWEST, MIDDLE, 1],
    [MIDDLE, room.bright_hz / 2, 0.8],
    [room.bright_hz / 2, room.bright_hz, 0.5],
  ];
  const white = noise(count, `room${channel}`);
  for (const [low, high, length] of bands) {
    const filters: Filter[] = [
      ["hp", low, low, 0.7],
      ["lp", high, high, 0.7],
    ];
    const band = filters.reduce(filtered, white);
    for (let at = 0; at < count; at += 1)
      found[at]! += band[at]! * Math.exp((-6.9 * at) / RATE / (room.rt60_s * length));
  }
  const soft = found.map((value, at) => (value * Math.min(1, at / (0.004 * RATE)) * (count - at)) / count);
  const energy = Math.sqrt(soft.reduce((sum, value) => sum + value * value, 0));
  return soft.map((value) => value / energy);
}

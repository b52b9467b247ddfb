/** Counting down from what the server told. */
import type { OpenTable } from "./table.svelte";

type Told = NonNullable<OpenTable["clocks"]>;

/** Seconds until a bot plays for a seat: the turn or the whole match, whichever ends first. */
export function timeLeft(told: Told, seat: number, now: number): number | null {
  const clock = told.left[seat];
  const limits = [clock?.turn, clock?.match].filter((limit) => limit !== null && limit !== undefined);
  if (!clock || limits.length === 0) return null;
  const passed = clock.running ? (now - told.at) / 1000 : 0;
  return Math.max(0, Math.min(...limits) - passed);
}

/** `1:05`, `2:00:00`. */
export function countdown(seconds: number): string {
  const whole = Math.ceil(seconds);
  const two = (number: number) => String(number).padStart(2, "0");
  const minutes = Math.floor(whole / 60) % 60;
  const hours = Math.floor(whole / 3600);
  const rest = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Counting up at the end: one clock for all numbers, which any key, tap or scroll ends at once. */
import { getContext, setContext } from "svelte";

const WAIT_MS = 700;
const LENGTH_MS = 2300;
const KEY = Symbol("count");

export class CountUp {
  /** From 0 to 1 while everything is counted. */
  share = $state(0);
  private frame = 0;

  constructor(pace: number) {
    if (pace === 0) this.share = 1;
  }

  /** Begin, and return how to stop. */
  start(): () => void {
    if (this.share === 1) return () => undefined;
    const began = performance.now() + WAIT_MS;
    const step = (now: number): void => {
      this.share = Math.max(this.share, Math.min(1, (now - began) / LENGTH_MS));
      if (this.share < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(this.frame);
  }

  finish(): void {
    cancelAnimationFrame(this.frame);
    this.share = 1;
  }

  /** How much of a number is shown that is counted between two moments. */
  of(value: number, from = 0, to = 1): number {
    if (this.share >= to) return value;
    return this.share <= from ? 0 : Math.round((value * (this.share - from)) / (to - from));
  }
}

export function provideCount(pace: number): CountUp {
  return setContext(KEY, new CountUp(pace));
}

export function useCount(): CountUp {
  return getContext<CountUp | undefined>(KEY) ?? new CountUp(0);
}

/** Paints waiting tiles a few at a time between frames, so that a big cave does not hold up the page. */
import { SvelteMap } from "svelte/reactivity";
import { type Look, keyOf, paint, painted } from "./tiles";

const ready = new SvelteMap<string, string>();
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a queue that nobody shows
const waiting = new Map<string, Look>();
let running = false;
/** How long painting may hold up a frame, in ms: longer while a whole cave is waiting. */
const SHORT = 12;
const LONG = 36;
const MANY = 6;

/** The picture of a tile, or nothing until it is painted. */
export function pictureOf(look: Look): string {
  const key = keyOf(look);
  const found = ready.get(key);
  if (found !== undefined) return found;
  const known = painted(look);
  if (known) return known;
  if (!waiting.has(key)) {
    waiting.set(key, look);
    if (!running) {
      running = true;
      requestAnimationFrame(work);
    }
  }
  return "";
}

function work(): void {
  const began = performance.now();
  const most = waiting.size > MANY ? LONG : SHORT;
  // what was asked for last is looked at now
  for (const [key, look] of [...waiting].reverse()) {
    waiting.delete(key);
    ready.set(key, paint(look));
    if (performance.now() - began > most) break;
  }
  running = waiting.size > 0;
  if (running) requestAnimationFrame(work);
}

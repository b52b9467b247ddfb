/** Sound as the pages know it: off until somebody turns it on, loaded only then, and never in the way of play. */
import { set, settings } from "../settings.svelte";
import { say } from "../texts/say.svelte";
import { tell } from "../ui/toast.svelte";
import type { Mood } from "./conductor";
import type { SoundSpot } from "./mixer";
import type { Player } from "./player";

/** How often the next bars are composed, and how long a browser may take to let sound begin, in ms. */
const BEAT_MS = 250;
const PATIENCE_MS = 3000;
/** The rate of all samples that are made. */
const RATE = 44100;

export type Sounding = "off" | "waiting" | "on" | "forbidden";

/** What can be heard now, for people who want to see it, and for tests. */
export const sounding = $state<{ state: Sounding; piece: string }>({ state: "off", piece: "" });

let player: Player | null = null;
let context: AudioContext | null = null;
let beat: ReturnType<typeof setInterval> | null = null;
let following: { mood: Mood | null; seed: string; over: boolean } = { mood: null, seed: "", over: false };
let begun: Promise<void> | null = null;

/** Whether anything may sound: asked for, and not silenced by the wish for few stimuli. */
export function audible(): boolean {
  return settings.sound && settings.senses === "full";
}

/** Turn sound on or off; where few stimuli are wished for, say why it stays silent. */
export function turn(on: boolean): void {
  set("sound", on);
  if (on && !audible()) tell(say("web-sound-reduced"));
  if (audible()) void begin();
  else stop();
}

/** A piece for the table that is open; nothing: no table is. */
export function follow(mood: Mood | null, seed: string, over = false): void {
  following = { mood, seed, over };
  if (audible()) player?.follow(mood, seed, over);
}

/** Sound an effect, somewhere on the board. */
export function hear(effect: string, spot?: SoundSpot): void {
  if (audible() && sounding.state === "on") player?.hear(effect, spot);
}

/** Sound one now, whatever is set: somebody asked how loud it is. */
export async function tryOut(): Promise<void> {
  await begin();
  player?.hear("your_turn");
  if (!audible()) setTimeout(stop, PATIENCE_MS);
}

/** Begin to sound; a browser that forbids it is named once, and everything else goes on. */
export function begin(): Promise<void> {
  begun ??= start().finally(() => {
    begun = null;
  });
  return begun;
}

async function start(): Promise<void> {
  if (sounding.state === "on") return;
  sounding.state = "waiting";
  try {
    if (!player) {
      const loaded = await import("./player");
      context = new AudioContext({ sampleRate: RATE });
      player = new loaded.Player(context);
    }
    await Promise.race([context!.resume(), new Promise((done) => setTimeout(done, PATIENCE_MS))]);
    if (context!.state !== "running") throw new Error(context!.state);
    sounding.state = "on";
    applyLevels();
    player.follow(following.mood, following.seed, following.over);
    beat ??= setInterval(compose, BEAT_MS);
    compose();
  } catch {
    sounding.state = "forbidden";
    tell(say("web-sound-forbidden"));
  }
}

function compose(): void {
  if (document.hidden) return;
  player!.play();
  sounding.piece = player!.heard.piece;
}

export function stop(): void {
  if (beat) clearInterval(beat);
  beat = null;
  void context?.suspend();
  sounding.state = "off";
  sounding.piece = "";
}

/** As loud as it is set. */
export function applyLevels(): void {
  player?.set({ volume: settings.volume, music: settings.music, effects: settings.effects });
}

/** Browsers let sound begin only after somebody did something: the first touch of a page wakes what was on before. */
export function wakeOnTouch(): () => void {
  const wake = () => {
    if (audible() && sounding.state === "off") void begin();
  };
  const sleep = () => {
    if (sounding.state !== "on") return;
    void (document.hidden ? context?.suspend() : context?.resume());
  };
  addEventListener("pointerdown", wake, { capture: true });
  addEventListener("keydown", wake, { capture: true });
  document.addEventListener("visibilitychange", sleep);
  return () => {
    removeEventListener("pointerdown", wake, { capture: true });
    removeEventListener("keydown", wake, { capture: true });
    document.removeEventListener("visibilitychange", sleep);
  };
}

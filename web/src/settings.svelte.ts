/** What a person set in this browser. */
import { type Asking, asking } from "./table/second";
import type { LookChosen } from "./wire/types";

const PLACE = "speleo.settings";

export type Language = "en" | "de";

export interface Preferences {
  language: Language;
  theme: "dark" | "light";
  motion: "full" | "calm";
  /** How fast the deeds of others are shown. */
  speed: "calm" | "normal" | "quick" | "once";
  sound: boolean;
  /** How loud, from 0 to 100: everything, the music, the effects. */
  volume: number;
  music: number;
  effects: number;
  /** Whether few stimuli are wished for: then nothing sounds. */
  senses: "full" | "reduced";
  odds: boolean;
  /** Whether a sentence is said about what is new, at the first tables. */
  callouts: boolean;
  /** Before which actions to ask once more. */
  confirm: Asking;
  notify: boolean;
  name: string;
  /** How this person looks at every table; null until they chose. */
  look: LookChosen | null;
  /** The bots that sat opposite last time, by game. */
  company: Record<string, string[]>;
  /** Which of the names for guests, drawn once. */
  guest: number;
}

/** Fingers slip; a mouse and keys do not. */
export function usualAsking(): Asking {
  return matchMedia("(pointer: coarse)").matches ? "final" : "never";
}

function fromBrowser(): Preferences {
  return {
    language: navigator.language.toLowerCase().startsWith("de") ? "de" : "en",
    theme: matchMedia("(prefers-contrast: more)").matches ? "light" : "dark",
    motion: matchMedia("(prefers-reduced-motion: reduce)").matches ? "calm" : "full",
    speed: "normal",
    sound: false,
    volume: 70,
    music: 60,
    effects: 100,
    senses: matchMedia("(prefers-reduced-motion: reduce)").matches ? "reduced" : "full",
    odds: false,
    callouts: true,
    confirm: usualAsking(),
    notify: false,
    name: "",
    look: null,
    company: {},
    guest: Math.floor(Math.random() * 1000),
  };
}

function read(): Preferences {
  try {
    const own = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Preferences>;
    const usual = fromBrowser();
    const found = { ...usual, ...own, confirm: asking(own.confirm, usual.confirm) };
    localStorage.setItem(PLACE, JSON.stringify({ ...own, guest: found.guest }));
    return found;
  } catch {
    return fromBrowser();
  }
}

export const settings = $state(read());

/** Change one setting and keep it. */
export function set<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  settings[name] = value;
  const own = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Preferences>;
  localStorage.setItem(PLACE, JSON.stringify({ ...own, [name]: value }));
}

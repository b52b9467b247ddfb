/** What somebody is called who has not said so: a name of ours, the same for as long as this browser remembers. */
import { set, settings } from "./settings.svelte";
import { say } from "./texts/say.svelte";

/** First names that fit anybody. */
export const FIRST_NAMES = [
  "Alex", "Ariel", "Billie", "Charlie", "Devin", "Eike", "Emin", "Gabi", "Jona", "Jules", "Kai", "Kim", "Kaya", "Luca", "Mika", "Nico",
  "Noa", "Quinn", "Robin", "Sam", "Sascha", "Sidney", "Tomke", "Yael",
]; // prettier-ignore

/** The name of a guest: a word for what they do, and a first name. */
export function guestName(): string {
  return say("web-guest-name", { name: FIRST_NAMES[settings.guest % FIRST_NAMES.length]! });
}

/** The name that somebody chose, or that of a guest. */
export function ownName(): string {
  return settings.name || guestName();
}

/** Be called so from now on; a guest's own name is no choice. */
export function callMe(name: string): void {
  const chosen = name.trim();
  set("name", chosen === guestName() ? "" : chosen);
}

/** Another guest name instead of the one there is. */
export function another(): void {
  set("name", "");
  set("guest", settings.guest + 1);
}

/** The letter that stands for a name: of the first name, not of the word before it. */
export function initial(name: string): string {
  return name.charAt(name.lastIndexOf(" ") + 1);
}

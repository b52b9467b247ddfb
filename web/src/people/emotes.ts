/** The eight emotes, in the order of their keys. */
const files = import.meta.glob<string>("./emotes/*.svg", { query: "?url", import: "default", eager: true });

export const EMOTES = ["bravo", "lucky", "wow", "ouch", "turn", "onward", "grr", "help"];

export function pictureOf(emote: string): string {
  return files[`./emotes/${emote}.svg`] ?? "";
}

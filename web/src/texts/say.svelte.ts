/** Sentences in the chosen language. A key that is missing shows itself; tests look for that. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, settings } from "../settings.svelte";

export type Args = Record<string, FluentVariable>;

const bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
let current = $state.raw<FluentBundle | null>(null);
/** Grows when a catalogue has learnt something: whatever was said before is said anew. */
let taught = $state(0);

export function bundleOf(language: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: false });
  return bundle;
}

/** Fetch the catalogue of a language and speak it. */
export async function speak(language: Language): Promise<void> {
  const found =
    bundles[language] ?? bundleOf(language, (await (language === "de" ? import("./de") : import("./en"))).sources);
  bundles[language] = found;
  if (settings.language === language) {
    current = found;
    document.documentElement.lang = language;
  }
}

/** Add what a game says that this app was not built with; what is known already stays as it is. */
export function teach(language: Language, source: string): void {
  bundles[language]?.addResource(new FluentResource(source), { allowOverrides: false });
  taught += 1;
}

export function has(key: string): boolean {
  return taught >= 0 && (current?.hasMessage(key) ?? false);
}

export function say(key: string, args: Args = {}): string {
  const pattern = has(key) ? current?.getMessage(key)?.value : undefined;
  if (!current || pattern === undefined || pattern === null) return key;
  const problems: Error[] = [];
  return current.formatPattern(pattern, args, problems);
}

/** `Ada, Ben and Cleo`. */
export function listed(items: string[]): string {
  if (items.length < 2) return items.join("");
  return say("list-and", { first: items.slice(0, -1).join(", "), last: items.at(-1) ?? "" });
}

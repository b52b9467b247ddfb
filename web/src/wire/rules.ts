/** The rulebooks in our own words, asked for once for each language. */
import type { Language } from "../settings.svelte";
import { request } from "./api";

export interface Rule {
  id: string;
  title: string;
  text: string;
  /** The title of its chapter. */
  chapter: string;
}

interface Book {
  chapters: { title: string; rules: Omit<Rule, "chapter">[] }[];
}

const known = new Map<string, Promise<Rule[]>>();

export function rulesOf(game: string, language: Language): Promise<Rule[]> {
  const key = `${game}/${language}`;
  let found = known.get(key);
  if (!found) {
    found = request<Book>("GET", `/api/rules/${game}?lang=${language}`).then((book) =>
      book.chapters.flatMap((one) => one.rules.map((rule) => ({ ...rule, chapter: one.title }))),
    );
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}

/** Looking for words in a rulebook. */
import type { Book, BookRule, Chapter } from "../wire/book";

export interface MarkedPart {
  text: string;
  hit: boolean;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "");

/** The words that are looked for. */
export function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** Whether a rule mentions all words, in its id, title or text. */
export function mentions(rule: BookRule, words: string[]): boolean {
  const text = plain(`${rule.id} ${rule.title} ${rule.text}`);
  return words.every((word) => text.includes(word));
}

/** The chapters with only those rules that mention all words. */
export function found(book: Book, words: string[]): Chapter[] {
  if (words.length === 0) return book.chapters;
  return book.chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => mentions(rule, words)) }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** A text cut where one of the words stands. Letters with marks count as those without. */
export function marked(text: string, words: string[]): MarkedPart[] {
  if (words.length === 0) return [{ text, hit: false }];
  const letters = [...text];
  const flat = letters.map((letter) => plain(letter).slice(0, 1) || " ").join("");
  const hits = new Array<boolean>(letters.length).fill(false);
  for (const word of words)
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + 1)) hits.fill(true, at, at + word.length);
  const pieces: MarkedPart[] = [];
  for (const [at, letter] of letters.entries()) {
    const last = pieces.at(-1);
    if (last && last.hit === hits[at]) last.text += letter;
    else pieces.push({ text: letter, hit: hits[at]! });
  }
  return pieces;
}

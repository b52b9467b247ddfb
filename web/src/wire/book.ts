/** The whole rulebook of a game with its examples, asked for once for each language. */
import type { Language } from "../settings.svelte";
import { request } from "./api";
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Book = Schemas["RulesFacts"];
export type Chapter = Schemas["ChapterFacts"];
export type BookRule = Schemas["RuleFacts"];
export type Example = Omit<Schemas["ExampleFacts"], "before" | "after"> & { before: object; after: object };
export type Claim = Schemas["ClaimFacts"];

/** Asks for each address once, unless it failed. */
function once<T>(): (path: string) => Promise<T> {
  const known: Record<string, Promise<T>> = {};
  return (path) => {
    const found = (known[path] ??= request<T>("GET", path));
    found.catch(() => Reflect.deleteProperty(known, path));
    return found;
  };
}

const books = once<Book>();
const examples = once<Example>();

export const bookOf = (game: string, language: Language) => books(`/api/rules/${game}?lang=${language}`);
export const exampleOf = (game: string, number: number) => examples(`/api/rules/${game}/examples/${number}`);

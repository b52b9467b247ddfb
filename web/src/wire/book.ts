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
export type Done = Schemas["DoneFacts"];

const known: Record<string, Promise<unknown>> = {};

function once<T>(path: string): Promise<T> {
  const found = (known[path] ??= request<T>("GET", path)) as Promise<T>;
  found.catch(() => Reflect.deleteProperty(known, path));
  return found;
}

export const bookOf = (game: string, language: Language) => once<Book>(`/api/rules/${game}?lang=${language}`);
export const exampleOf = (game: string, number: number) => once<Example>(`/api/rules/${game}/examples/${number}`);

/** Lessons over HTTP: the server keeps nothing, so the path that was gone goes along with every question. */
import type { Language } from "../settings.svelte";
import { request } from "./api";
import type { components } from "./schema";
import type { Chosen, Picture, Told } from "./types";

type Schemas = components["schemas"];

export type Words = Schemas["Words"];
export type LessonFacts = Schemas["LessonFacts"];
export type Lesson = Schemas["WholeLesson"];
export type LessonStep = Schemas["LessonStepFacts"];
export type LessonReply = Schemas["Reply"];
export interface ShotFacts {
  seat: number | null;
  events: Told[];
  picture: Picture;
}
export type LessonMoment = Omit<Schemas["LessonMoment"], "picture" | "shots"> & {
  picture: Picture;
  shots: ShotFacts[];
};
export interface WhyNot {
  rule: string;
  key: string;
}
export type Asked = { action: string } | { kind: string; at?: [number, number] };

let known: Promise<LessonFacts[]> | null = null;

export function allLessons(): Promise<LessonFacts[]> {
  known ??= request<LessonFacts[]>("GET", "/api/lessons");
  known.catch(() => (known = null));
  return known;
}

export const lessonOf = (game: string, name: string) => request<Lesson>("GET", `/api/lessons/${game}/${name}`);

export const walk = (game: string, name: string, path: string[], tried?: string, counts?: Chosen) =>
  request<LessonMoment>("POST", `/api/lessons/${game}/${name}/walk`, { path, tried, counts });

export const lessonOnward = (game: string, name: string, path: string[]) =>
  request<Schemas["OnwardFacts"]>("POST", `/api/lessons/${game}/${name}/onward`, { path });

export const lessonWhy = (game: string, name: string, path: string[], about: Asked) =>
  request<WhyNot>("POST", `/api/lessons/${game}/${name}/why`, { path, ...about });

export const inWords = (words: Words, language: Language): string => words[language];

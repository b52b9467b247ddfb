/** Puzzles over HTTP: those of the games by name, those of people as a text; the path goes along with every question. */
import { request } from "./api";
import type { Asked, ShotFacts, WhyNot } from "./learning";
import type { components } from "./schema";
import type { Chosen, Picture } from "./types";

type Schemas = components["schemas"];

export type PuzzleFacts = Schemas["PuzzleFacts"];
export type TryReply = Schemas["TryReply"];
export type PuzzleMoment = Omit<Schemas["PuzzleMoment"], "picture" | "shots"> & {
  picture: Picture;
  shots: ShotFacts[];
};
export type Puzzle = Omit<Schemas["WholePuzzle"], "moment"> & { moment: PuzzleMoment };
export type Day = Schemas["DayFacts"];
export type OwnAim = Schemas["OwnAimFacts"];
export type MadePuzzle = Schemas["MadePuzzle"];
export type Which = { game: string; name: string } | { text: string };

let known: Promise<PuzzleFacts[]> | null = null;

export function allPuzzles(): Promise<PuzzleFacts[]> {
  known ??= request<PuzzleFacts[]>("GET", "/api/puzzles");
  known.catch(() => (known = null));
  return known;
}

export const puzzleOfTheDay = (day: string) => request<Day>("GET", `/api/puzzles/day?on=${day}`);

export const openPuzzle = (which: Which) => request<Puzzle>("POST", "/api/puzzles/open", which);

export const walkPuzzle = (which: Which, path: string[], tried?: string, counts?: Chosen) =>
  request<PuzzleMoment>("POST", "/api/puzzles/walk", { ...which, path, tried, counts });

export const showPuzzle = (which: Which, path: string[]) =>
  request<PuzzleMoment>("POST", "/api/puzzles/show", { ...which, path });

export const puzzleWhy = (which: Which, path: string[], about: Asked) =>
  request<WhyNot>("POST", "/api/puzzles/why", { ...which, path, ...about });

export const ownAims = (game: string) => request<OwnAim[]>("GET", `/api/puzzles/aims/${game}`);

export const makePuzzle = (wish: Schemas["Making"]) => request<MadePuzzle>("POST", "/api/puzzles/make", wish);

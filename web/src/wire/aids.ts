/** Aids for people who play the physical games: all counting is done by the server. */
import { request } from "./api";
import type { components } from "./schema";
import type { DiamantView, Outcome } from "./types";

type Schemas = components["schemas"];
export type Sheet = Schemas["SheetFacts"];
export type HazardsKept = Schemas["HazardsKept"];
export type CountRow = Record<string, number>;
export type StepTaken = { seat: number | null; action: string };
export type ExpeditionKept = Omit<Schemas["ExpeditionKept"], "view"> & { view: DiamantView };

export const aids = {
  sheet: (game: string) => request<Sheet>("GET", `/api/aids/${game}/sheet`),
  count: (game: string, rows: CountRow[]) => request<Outcome>("POST", `/api/aids/${game}/count`, { rows }),
  expedition: (seats: number, steps: StepTaken[]) =>
    request<ExpeditionKept>("POST", "/api/aids/diamant/expedition", { seats, steps }),
  hazards: (cavers: number, level: string, turned: string[], draw = false) =>
    request<HazardsKept>("POST", "/api/aids/subterra/hazards", { cavers, level, turned, draw }),
};

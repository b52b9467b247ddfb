/** Where a replay comes from: a table of the server, or a record from a file. */
import { request } from "./api";
import { isHere } from "./carrier";
import type { components } from "./schema";
import type { Picture } from "./types";

type Schemas = components["schemas"];

export type Film = Schemas["Film"];
export type Step = Schemas["StepFacts"];
export type Verdict = Schemas["VerdictFacts"];
export type Reviewing = Schemas["Reviewing"];
export type Review = Schemas["WholeReview"];
export type ReviewSlip = Schemas["SlipFacts"];
export type ReviewTurn = Schemas["TurnFacts"];

export interface Source {
  film(): Promise<Film>;
  /** The pictures after the steps from `first` on, through the eyes of a seat or of everybody. */
  pictures(first: number, count: number, seat: number | null): Promise<Picture[]>;
  verdict(): Promise<Verdict>;
  record(): Promise<string>;
  /** Begin to look back at it, or see how far that is; `again` after it failed. */
  review(again?: boolean): Promise<Reviewing>;
  /** The address of a picture of the position after a step, if there is one. */
  snapshot(step: number, language: string): string | null;
}

interface Views {
  pictures: Picture[];
}

export function ofTable(id: string): Source {
  const place = `/api/tables/${id}`;
  return {
    film: () => request<Film>("GET", `${place}/replay`),
    pictures: async (first, count, seat) => {
      const eyes = seat === null ? "" : `&seat=${seat}`;
      return (await request<Views>("GET", `${place}/replay/views?first=${first}&count=${count}${eyes}`)).pictures;
    },
    verdict: () => request<Verdict>("GET", `${place}/verify`),
    record: () => request<string>("GET", `${place}/record`),
    review: (again = false) => request<Reviewing>("POST", `${place}/review`, { again }),
    snapshot: (step, language) => (isHere(id) ? null : `/preview/table/${id}.png?lang=${language}&step=${step}`),
  };
}

export function ofRecord(record: string): Source {
  return {
    film: () => request<Film>("POST", "/api/replay", { record }),
    pictures: async (first, count, seat) =>
      (await request<Views>("POST", "/api/replay/views", { record, first, count, seat })).pictures,
    verdict: () => request<Verdict>("POST", "/api/replay/verify", { record }),
    record: () => Promise.resolve(record),
    review: (again = false) => request<Reviewing>("POST", "/api/replay/review", { record, again }),
    snapshot: () => null,
  };
}

const FILE = "file";

/** The replay that an address names: a table, or the record that was opened in this tab. */
export function sourceOf(id: string): Source {
  return id === FILE ? ofRecord(opened()) : ofTable(id);
}

/** The id of a table, if it is one. */
export const tableOf = (id: string): string | null => (id === FILE ? null : id);

const OPENED = "speleo.record";

/** Keep the record that was opened from a file, for as long as this tab lives. */
export function keepOpened(record: string): void {
  sessionStorage.setItem(OPENED, record);
}

function opened(): string {
  return sessionStorage.getItem(OPENED) ?? "";
}

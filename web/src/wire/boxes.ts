/** Boxes that people edit: the server says what may be filled in, and what is wrong with it. */
import { request } from "./api";
import type { components } from "./schema";

type Schemas = components["schemas"];
export type BoxForm = Schemas["BoxFormShape"];
export type Part = Schemas["BoxPartShape"];
export type Blank = Schemas["BlankShape"];
export type Rows = Schemas["FilledShape"]["rows"];
export type Row = Rows[string][number];
export type Value = Row[string];
export type BoxProblem = Schemas["BoxProblem"];
export type CheckedBox = Schemas["CheckedBox"];

export const boxes = {
  form: (game: string) => request<BoxForm>("GET", `/api/boxes/${game}`),
  open: (text: string) => request<Schemas["FilledShape"]>("POST", "/api/boxes/open", { text }),
  check: (game: string, rows: Rows) => request<CheckedBox>("POST", `/api/boxes/${game}/check`, { rows }),
};

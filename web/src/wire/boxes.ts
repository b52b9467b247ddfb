/** Boxes that people edit: the server says what may be filled in, and what is wrong with it. */
import { request } from "./api";
import type { components } from "./schema";

type Schemas = components["schemas"];
export type BoxForm = Schemas["WholeForm"];
export type BoxPart = Schemas["FormPart"];
export type Blank = Schemas["Blank"];
export type Rows = Schemas["FilledForm"]["rows"];
export type BoxRow = Rows[string][number];
export type Value = BoxRow[string];
export type BoxProblem = Schemas["FormProblem"];
export type CheckedBox = Schemas["CheckedForm"];

export const boxes = {
  form: (game: string) => request<BoxForm>("GET", `/api/boxes/${game}`),
  open: (text: string) => request<Schemas["FilledForm"]>("POST", "/api/boxes/open", { text }),
  check: (game: string, rows: Rows) => request<CheckedBox>("POST", `/api/boxes/${game}/check`, { rows }),
};

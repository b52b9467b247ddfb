/** The commands over HTTP. A refusal is thrown as a Refusal with the server's words. */
import { carry, noteHere, pythonKept } from "./carrier";
import type { Account, Facts, Hint, LogEntry, Made, NewTable, Problem, Update } from "./types";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: string,
    said: string,
    readonly rule = "",
    /** Where in a record that was sent: its line, and its step; 0 if it is about something else. */
    readonly line = 0,
    readonly step = 0,
  ) {
    super(said);
  }
}

export async function request<T>(method: string, path: string, body?: unknown, token = "", inTab = false): Promise<T> {
  let answer: Response;
  try {
    answer = await carry(method, path, token, body === undefined ? undefined : JSON.stringify(body), inTab);
  } catch {
    throw new Refusal(0, "offline", "the server cannot be reached");
  }
  if (!answer.ok) {
    const told = (await answer.json().catch(() => null)) as Problem | null;
    const said = told?.said ?? answer.statusText;
    throw new Refusal(answer.status, told?.problem ?? "http", said, told?.rule, told?.line, told?.step);
  }
  const kind = answer.headers.get("content-type") ?? "";
  return (kind.includes("json") ? await answer.json() : await answer.text()) as T;
}

export interface Terms {
  title?: string;
  edition?: string;
  options?: Record<string, string>;
  seats?: number;
  listed?: boolean;
  turn_seconds?: number;
  match_seconds?: number;
  hints?: Facts["hints"];
}

type Look = NonNullable<NewTable["look"]>;

/** A table on the server; without a connection one in this tab, if it is for nobody but people here and bots. */
async function createSomewhere(asked: Partial<NewTable>, here = false): Promise<Made> {
  const made = request<Made>("POST", "/api/tables", asked);
  return made.catch(async (error: unknown) => {
    if (!here || !(error instanceof Refusal && error.problem === "offline") || !(await pythonKept())) throw error;
    const inTab = await request<Made>("POST", "/api/tables", asked, "", true);
    noteHere(inTab.id);
    return inTab;
  });
}

export const api = {
  tables: () => request<Facts[]>("GET", "/api/tables"),
  create: createSomewhere,
  look: (id: string, token = "", since = 0, seat?: number) =>
    request<Update>(
      "GET",
      `/api/tables/${id}?since=${since}${seat === undefined ? "" : `&seat=${seat}`}`,
      undefined,
      token,
    ),
  start: (id: string, token: string) => request("POST", `/api/tables/${id}/start`, undefined, token),
  /** The id of the table with that code. */
  find: (code: string) => request<{ id: string }>("GET", `/api/codes/${encodeURIComponent(code)}`),
  dress: (id: string, seat: number, look: Look, token: string) =>
    request("POST", `/api/tables/${id}/seats/${seat}/look`, look, token),
  rename: (id: string, seat: number, name: string, token: string) =>
    request("POST", `/api/tables/${id}/seats/${seat}/name`, { name }, token),
  ready: (id: string, seat: number, ready: boolean, token: string) =>
    request("POST", `/api/tables/${id}/seats/${seat}/ready`, { ready }, token),
  terms: (id: string, terms: Terms, token: string) => request("POST", `/api/tables/${id}/terms`, terms, token),
  emote: (id: string, seat: number, emote: string, token: string) =>
    request("POST", `/api/tables/${id}/emote`, { seat, emote }, token),
  nudge: (id: string, seat: number, to: number, token: string) =>
    request("POST", `/api/tables/${id}/nudge`, { seat, to }, token),
  claim: (
    id: string,
    seat: number,
    name: string,
    token = "",
    more: { pledge?: string; round?: number; look?: Look | null } = {},
  ) => request<Made>("POST", `/api/tables/${id}/seats/${seat}/claim`, { name, ...more }, token),
  /** Send a pledge or a nonce for the deal. */
  add: (id: string, { type, seat, ...what }: { type: "pledge" | "reveal"; seat: number }, token: string) =>
    request("POST", `/api/tables/${id}/seats/${seat}/${type}`, what, token),
  confirmNotices: (id: string, code: string, agree: boolean) =>
    request("POST", `/api/tables/${id}/notices`, { code, agree }),
  admit: (id: string, asked: number, agree: boolean, token: string) =>
    request("POST", `/api/tables/${id}/admit`, { request: asked, agree }, token),
  leave: (id: string, seat: number, token: string) =>
    request("POST", `/api/tables/${id}/seats/${seat}/leave`, undefined, token),
  bot: (id: string, seat: number, bot: string, token: string) =>
    request("POST", `/api/tables/${id}/seats/${seat}/bot`, { bot }, token),
  comeBack: (id: string, seat: number, token: string) =>
    request("POST", `/api/tables/${id}/seats/${seat}/return`, undefined, token),
  resign: (id: string, seat: number, token: string) =>
    request("POST", `/api/tables/${id}/seats/${seat}/resign`, undefined, token),
  takeOver: (id: string, seat: number, by: number, token: string) =>
    request("POST", `/api/tables/${id}/seats/${seat}/take-over`, { by }, token),
  hint: (id: string, seat: number, token: string) => request<Hint>("POST", `/api/tables/${id}/hint`, { seat }, token),
  offer: (id: string, seats: number[], give: boolean, token: string) =>
    request<{ code: string; seconds: number }>("POST", `/api/tables/${id}/offer`, { seats, give }, token),
  arrive: (id: string, code: string, name = "") => request<Made>("POST", `/api/tables/${id}/arrive`, { code, name }),
  deleteTable: (id: string, token: string) => request("DELETE", `/api/tables/${id}`, undefined, token),
  olderTalk: (id: string, before: number) => request<LogEntry[]>("GET", `/api/tables/${id}/talk?before=${before}`),
  forgetTalk: (id: string, token: string) => request("DELETE", `/api/tables/${id}/talk`, undefined, token),
  forgetName: (id: string, seat: number, token: string) =>
    request("DELETE", `/api/tables/${id}/seats/${seat}/name`, undefined, token),
  rematch: (id: string, token: string) =>
    request<{ id: string }>("POST", `/api/tables/${id}/rematch`, undefined, token),
  subscribe: (id: string, token: string) =>
    request<{ path: string }>("POST", `/api/tables/${id}/subscribe`, undefined, token),
  account: <C>(id: string) => request<Account<C>>("GET", `/api/tables/${id}/account`),
  record: (id: string) => request<string>("GET", `/api/tables/${id}/record`),
};

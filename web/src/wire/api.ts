/** The commands over HTTP. A refusal is thrown as a Refusal with the server's words. */
import type { Facts, Made, NewTable, Problem, Update } from "./types";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: string,
    said: string,
    readonly rule = "",
  ) {
    super(said);
  }
}

export async function request<T>(method: string, path: string, body?: unknown, token = ""): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refusal(0, "offline", "the server cannot be reached");
  }
  if (!answer.ok) {
    const told = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refusal(answer.status, told?.problem ?? "http", told?.said ?? answer.statusText, told?.rule ?? "");
  }
  const kind = answer.headers.get("content-type") ?? "";
  return (kind.includes("json") ? await answer.json() : await answer.text()) as T;
}

export interface GameFacts {
  name: string;
  seats: [number, number];
  editions: string[];
  options: { name: string; choices: string[]; default: string }[];
  bots: string[];
}

export const api = {
  games: () => request<GameFacts[]>("GET", "/api/games"),
  tables: () => request<Facts[]>("GET", "/api/tables"),
  create: (asked: Partial<NewTable>) => request<Made>("POST", "/api/tables", asked),
  look: (id: string, token = "", since = 0) =>
    request<Update>("GET", `/api/tables/${id}?since=${since}`, undefined, token),
  start: (id: string, token: string) => request("POST", `/api/tables/${id}/start`, undefined, token),
  claim: (id: string, seat: number, name: string, token = "") =>
    request<Made>("POST", `/api/tables/${id}/seats/${seat}/claim`, { name }, token),
  leave: (id: string, seat: number, token: string) =>
    request("POST", `/api/tables/${id}/seats/${seat}/leave`, undefined, token),
  bot: (id: string, seat: number, bot: string, token: string) =>
    request("POST", `/api/tables/${id}/seats/${seat}/bot`, { bot }, token),
  comeBack: (id: string, seat: number, token: string) =>
    request("POST", `/api/tables/${id}/seats/${seat}/return`, undefined, token),
  resign: (id: string, seat: number, token: string) =>
    request("POST", `/api/tables/${id}/seats/${seat}/resign`, undefined, token),
  offer: (id: string, seats: number[], give: boolean, token: string) =>
    request<{ code: string; seconds: number }>("POST", `/api/tables/${id}/offer`, { seats, give }, token),
  arrive: (id: string, code: string, name = "") => request<Made>("POST", `/api/tables/${id}/arrive`, { code, name }),
  rematch: (id: string, token: string) =>
    request<{ id: string }>("POST", `/api/tables/${id}/rematch`, undefined, token),
  subscribe: (id: string, token: string) =>
    request<{ path: string }>("POST", `/api/tables/${id}/subscribe`, undefined, token),
  record: (id: string) => request<string>("GET", `/api/tables/${id}/record`),
};

/** Who carries what the app asks for: the network, or the table server in this tab. */
import { tab } from "../tab/tab.svelte";

const HERE = "speleo.here";

/** Whether this is a site without a server: everything is in the tab. */
export const alone = document.documentElement.dataset.site === "tab";

/** The folder in which the app lies: the root of a server, or wherever a site was put. */
export const root = new URL(alone ? "." : "/", document.baseURI);

/** What a site has as files, made when it was written, so that its pages open before Python is there. */
const WRITTEN = /^\/api\/(games|badges|lessons(\/\w+\/[\w-]+)?|rules\/\w+|games\/\w+\/texts)(\?lang=\w+)?$/;

function madeHere(): string[] {
  try {
    return JSON.parse(localStorage.getItem(HERE) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** Remember that a table is in this tab, also where there is a server for others. */
export function noteHere(id: string): void {
  localStorage.setItem(HERE, JSON.stringify([...madeHere(), id]));
}

/** Whether a table is in this tab. */
export const isHere = (id: string): boolean => alone || madeHere().includes(id);

/** What is answered without looking at any table, so that the tab can do it when the server is gone. */
const STATELESS = /^\/api\/(lessons|puzzles|aids|boxes|replay|rules)\b/;

/** Whether Python was fetched before, so that the tab can answer without a connection. */
export async function pythonKept(): Promise<boolean> {
  return "caches" in window && (await caches.match(new URL("tab/python.zip", root))) !== undefined;
}

function tableIn(path: string): string {
  return /^\/api\/tables\/([\w-]+)/.exec(path)?.[1] ?? "";
}

/** Where a file of a site is that answers this, relative to the page. */
export function writtenAt(path: string): string {
  const [where, query = ""] = path.slice("/api/".length).split("?");
  const language = new URLSearchParams(query).get("lang");
  return `data/${where}${language ? `.${language}` : ""}.json`;
}

/** An answer to a request. `inTab` asks for the tab even where there is a server. */
export async function carry(
  method: string,
  path: string,
  token: string,
  body: string | undefined,
  inTab = false,
): Promise<Response> {
  if (alone && method === "GET" && WRITTEN.test(path)) {
    const answer = await fetch(new URL(writtenAt(path), root)).catch(() => null);
    if (answer?.ok) return answer;
  }
  if (inTab || alone || isHere(tableIn(path))) return tab.ask(method, path, token, body ?? "");
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  return fetch(path, { method, headers, body }).catch(async (error: unknown) => {
    if (STATELESS.test(path) && (await pythonKept())) return tab.ask(method, path, token, body ?? "");
    throw error;
  });
}

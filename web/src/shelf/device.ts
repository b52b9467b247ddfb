/** The shelf on this device: finished matches as the server counted them, and the code of a guest. */
import { request } from "../wire/api";
import type { components } from "../wire/schema";

type Schemas = components["schemas"];
export type Memento = Schemas["Memento"];
export type BadgeFacts = Schemas["BadgeFacts"];

const PLACE = "speleo.shelf";
const GONE = "speleo.shelf.gone";
const GUEST = "speleo.guest";
/** So many matches stand on the shelf of a device. */
export const MOST = 300;

const keyOf = (one: Memento) => `${one.table} ${one.seat}`;
const same = (a: Memento, b: Memento) => keyOf(a) === keyOf(b);

/** What was taken off the shelf: single matches, and all that ended before a moment. */
interface Gone {
  upto: number;
  matches: string[];
}

function gone(): Gone {
  try {
    const found = JSON.parse(localStorage.getItem(GONE) ?? "{}") as Partial<Gone> | null;
    return { upto: found?.upto ?? 0, matches: found?.matches ?? [] };
  } catch {
    return { upto: 0, matches: [] };
  }
}

/** Whether a match was taken off this shelf: it does not come back by itself. */
export function wasDropped(match: Memento): boolean {
  const { upto, matches } = gone();
  return match.at <= upto || matches.includes(keyOf(match));
}

export function mementos(): Memento[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as Memento[]) : [];
  } catch {
    return [];
  }
}

/** Put matches on the shelf, each once, the latest first. */
export function keepMementos(fresh: Memento[]): Memento[] {
  const old = mementos().filter((one) => !fresh.some((other) => same(one, other)));
  const all = [...fresh, ...old].sort((a, b) => b.at - a.at).slice(0, MOST);
  localStorage.setItem(PLACE, JSON.stringify(all));
  return all;
}

export function dropMemento(dropped: Memento): Memento[] {
  const left = mementos().filter((one) => !same(one, dropped));
  localStorage.setItem(PLACE, JSON.stringify(left));
  const known = gone();
  localStorage.setItem(GONE, JSON.stringify({ ...known, matches: [keyOf(dropped), ...known.matches].slice(0, MOST) }));
  return left;
}

export function clearShelf(): void {
  localStorage.removeItem(PLACE);
  localStorage.setItem(GONE, JSON.stringify({ upto: Date.now() / 1000, matches: [] }));
}

/** Let go of all that this browser keeps: shelf, code, seats at tables, name and settings. */
export function forgetAll(): void {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
  for (const key of keys) if (key.startsWith("speleo.")) localStorage.removeItem(key);
}

/** The recovery code that this device keeps; empty: its owner is no guest of the server. */
export function guestCode(): string {
  return localStorage.getItem(GUEST) ?? "";
}

export function keepCode(code: string): void {
  if (code) localStorage.setItem(GUEST, code);
  else localStorage.removeItem(GUEST);
}

export const guests = {
  badges: () => request<BadgeFacts[]>("GET", "/api/badges"),
  memento: (table: string, seat: number) => request<Memento>("GET", `/api/tables/${table}/memento?seat=${seat}`),
  welcome: (name: string) => request<Schemas["Guest"]>("POST", "/api/guests", { name }),
  shelf: (code: string) => request<Schemas["Shelf"]>("GET", "/api/guests/me", undefined, code),
  keep: (code: string, table: string, seat: number, token: string) =>
    request<Memento>("POST", "/api/guests/me/matches", { table, seat, token }, code),
  drop: (code: string, table: string, seat: number) =>
    request("DELETE", `/api/guests/me/matches/${table}/${seat}`, undefined, code),
  leave: (code: string) => request("DELETE", "/api/guests/me", undefined, code),
};

/** A match is over: keep it here for everybody at this screen, and on the server for a guest. */
export async function remember(table: string, seats: number[], token: string): Promise<void> {
  const code = seats.length === 1 ? guestCode() : "";
  for (const seat of seats)
    keepMementos([await (code ? guests.keep(code, table, seat, token) : guests.memento(table, seat))]);
}

/** The shelf on this device: finished matches as the server counted them, and the code of a guest. */
import { request } from "../wire/api";
import type { components } from "../wire/schema";

type Schemas = components["schemas"];
export type Memento = Schemas["Memento"];
export type BadgeFacts = Schemas["BadgeShape"];

const PLACE = "speleo.shelf";
const GUEST = "speleo.guest";
const MOST = 300;

const same = (a: Memento, b: Memento) => a.table === b.table && a.seat === b.seat;

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

export function dropMemento(gone: Memento): Memento[] {
  const left = mementos().filter((one) => !same(one, gone));
  localStorage.setItem(PLACE, JSON.stringify(left));
  return left;
}

export function clearShelf(): void {
  localStorage.removeItem(PLACE);
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

/** A match is over: keep it here, and on the server for a guest. */
export async function remember(table: string, seat: number, token: string): Promise<void> {
  const code = guestCode();
  keepMementos([await (code ? guests.keep(code, table, seat, token) : guests.memento(table, seat))]);
}

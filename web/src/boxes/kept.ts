/** The box of each game that somebody edits in this browser; its text is there as soon as it can be played. */
import type { Rows } from "../wire/boxes";

export interface KeptBox {
  rows: Rows;
  text: string;
}

const place = (game: string) => `speleo.box.${game}`;

export function keptBox(game: string): KeptBox | null {
  try {
    const found = JSON.parse(localStorage.getItem(place(game)) ?? "null") as Partial<KeptBox> | null;
    return found?.rows && typeof found.rows === "object" ? { rows: found.rows, text: String(found.text ?? "") } : null;
  } catch {
    return null;
  }
}

export function keepBox(game: string, box: KeptBox): void {
  localStorage.setItem(place(game), JSON.stringify(box));
}

export function forgetBox(game: string): void {
  localStorage.removeItem(place(game));
}

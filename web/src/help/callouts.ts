/** Callouts for who sits at a table for the first time: each is shown once, beside the thing that it is about. */
const PLACE = "speleo.callouts";

export interface Callout {
  /** Under which name its sentence is found: web-callout-GAME-NAME. */
  name: string;
  /** The `data-lesson` name of what it is about; `#` stands for the number of the seat. */
  at: string;
}

export const CALLOUTS: Record<string, Callout[]> = {
  diamant: [
    { name: "aim", at: "entrance-1" },
    { name: "shared", at: "back" },
    { name: "risk", at: "risk-#" },
    { name: "trap", at: "on" },
  ],
  cave: [
    { name: "aim", at: "do-end" },
    { name: "points", at: "do-discover" },
    { name: "food", at: "pack-#" },
    { name: "discover", at: "do-discover" },
  ],
  subterra: [
    { name: "aim", at: "light" },
    { name: "watches", at: "watches" },
    { name: "reveal", at: "do-reveal" },
    { name: "exert", at: "do-exert" },
  ],
};

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter((one): one is string => typeof one === "string") : [];
  } catch {
    return [];
  }
}

/** Those of a game that nobody has closed here yet. */
export function toCome(game: string): Callout[] {
  const closed = read();
  return (CALLOUTS[game] ?? []).filter((one) => !closed.includes(`${game}/${one.name}`));
}

export function close(game: string, names: string[]): void {
  const closed = [...new Set([...read(), ...names.map((name) => `${game}/${name}`)])];
  try {
    localStorage.setItem(PLACE, JSON.stringify(closed));
  } catch {
    return;
  }
}

/** What the next card may be, counted from what everybody knows (DIA-7.2). */
import type { DiamantView } from "../../../wire/types";

export interface Odds {
  total: number;
  ends: number;
  trap: number;
  treasure: number;
  relic: number;
  /** Traps by kind: the second of a kind comes first, then the rest in the order of the box. */
  traps: { trap: string; left: number; hot: boolean }[];
}

export function odds(view: DiamantView): Odds {
  const left = (wanted: (card: DiamantView["deck"][number]) => boolean): number =>
    view.deck.reduce((sum, card) => sum + (wanted(card) ? card.count : 0), 0);
  const onPath = new Set(view.path.map((lying) => lying.kind));
  const traps = view.traps.map((trap) => ({ trap, left: left((card) => card.kind === trap), hot: onPath.has(trap) }));
  return {
    total: view.deck_size,
    ends: view.trap_ends,
    trap: left((card) => card.sort === "trap") - view.trap_ends,
    treasure: left((card) => card.sort === "treasure"),
    relic: left((card) => card.sort === "relic"),
    traps: [...traps.filter((one) => one.hot), ...traps.filter((one) => !one.hot)],
  };
}

export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}

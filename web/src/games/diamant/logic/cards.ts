/** Cards by their notation: `treasure 17`, `relic`, `snake`. */
export const TRAPS = ["spider", "snake", "lava", "boulder", "ram"] as const;
export type Trap = (typeof TRAPS)[number];

export function isTrap(card: string): card is Trap {
  return (TRAPS as readonly string[]).includes(card);
}

export function kindOf(card: string): string {
  return card.split(" ")[0]!;
}

export function valueOf(card: string): number {
  return Number(card.split(" ")[1] ?? 0);
}

/** Gems as diamonds of 5 and rubies of 1 (DIA-1.4). */
export function change(gems: number): { diamonds: number; rubies: number } {
  return { diamonds: Math.floor(gems / 5), rubies: gems % 5 };
}

/**
 * What this browser keeps for pages, sheltered: where it is forbidden, private or full, values live as long as the tab,
 * and whoever asks is told once. Imported before anything that keeps something.
 */
type Lost = () => void;

export class Sheltered implements Storage {
  private readonly held = new Map<string, string>();
  private readonly gone = new Set<string>();

  constructor(
    private readonly real: Storage | null,
    private readonly lost: Lost,
  ) {
    if (!real) lost();
  }

  private tried<T>(work: (real: Storage) => T, otherwise: T): T {
    if (!this.real) return otherwise;
    try {
      return work(this.real);
    } catch {
      this.lost();
      return otherwise;
    }
  }

  private keys(): string[] {
    const found = this.tried((real) => Array.from({ length: real.length }, (_, at) => real.key(at)!), []);
    return [...new Set([...found.filter((key) => !this.gone.has(key)), ...this.held.keys()])];
  }

  get length(): number {
    return this.keys().length;
  }

  key(at: number): string | null {
    return this.keys()[at] ?? null;
  }

  getItem(key: string): string | null {
    const held = this.held.get(key);
    if (held !== undefined || this.gone.has(key)) return held ?? null;
    return this.tried((real) => real.getItem(key), null);
  }

  setItem(key: string, value: string): void {
    const kept = this.tried((real) => (real.setItem(key, value), true), false);
    if (kept) this.held.delete(key);
    else this.held.set(key, value);
    this.gone.delete(key);
  }

  removeItem(key: string): void {
    this.held.delete(key);
    if (!this.tried((real) => (real.removeItem(key), true), false)) this.gone.add(key);
  }

  clear(): void {
    for (const key of this.keys()) this.removeItem(key);
  }
}

/** The storage of that name; even to ask for it may be forbidden. */
function realOne(name: "localStorage" | "sessionStorage"): Storage | null {
  try {
    const found = window[name];
    found.getItem("speleo");
    return found;
  } catch {
    return null;
  }
}

/** From here on the pages' storage is the sheltered one. */
export function shelter(lost: Lost): void {
  for (const name of ["localStorage", "sessionStorage"] as const)
    Object.defineProperty(window, name, { value: new Sheltered(realOne(name), lost), configurable: true });
}

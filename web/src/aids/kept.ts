/** What a table aid remembers on this device, so that a reload loses nothing. */

export function recall<T>(name: string, usual: T): T {
  try {
    const found = localStorage.getItem(`speleo.aid.${name}`);
    return found ? (JSON.parse(found) as T) : usual;
  } catch {
    return usual;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(`speleo.aid.${name}`, JSON.stringify(value));
  } catch {
    // a full or forbidden storage loses only what a reload would have brought back
  }
}

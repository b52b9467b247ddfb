/**
 * What this browser keeps of the tables in it: an IndexedDB with their rows and logs. Where that is forbidden, private
 * or full, everything goes on in memory, and whoever opened the keeper is told once.
 */
interface Entry {
  table: string;
  seq: number;
}

interface Row {
  id: string;
}

const NAME = "speleo-tab";
const VERSION = 1;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });

const finished = (change: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = change.onerror = () => reject(change.error ?? new Error("IndexedDB"));
  });

/** A browser may forbid it by an error at once, or later; both are a refusal. */
export async function openDatabase(factory: IDBFactory = indexedDB): Promise<IDBDatabase> {
  const asked = factory.open(NAME, VERSION);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore("tables", { keyPath: "id" });
    asked.result.createObjectStore("entries", { keyPath: ["table", "seq"] });
  };
  const opened = await settled(asked);
  /** Whoever forgets everything in another tab need not wait for this one. */
  opened.onversionchange = () => opened.close();
  return opened;
}

/** How long a worker that was just ended, or another tab, may take to let go of it. */
const LET_GO_MS = 10_000;

/** All of it; where there is none, or it may not be asked for, nothing is to be done. */
export function deleteDatabase(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const asked = indexedDB.deleteDatabase(NAME);
      asked.onsuccess = asked.onerror = () => resolve();
      asked.onblocked = () => setTimeout(resolve, LET_GO_MS);
    } catch {
      resolve();
    }
  });
}

const whole = (key: string): IDBKeyRange => IDBKeyRange.bound([key], [key, []]);

export class Keeper {
  private readonly tables = new Map<string, Row>();
  private readonly entries = new Map<string, Entry>();
  private kept = true;

  constructor(
    private readonly database: IDBDatabase | null,
    private readonly unkept: () => void,
  ) {
    if (!database) this.lose();
  }

  private lose(): void {
    if (this.kept) this.unkept();
    this.kept = false;
  }

  async rows(): Promise<string> {
    const found = this.database ? await settled(this.reading("tables").getAll()) : [];
    return JSON.stringify(found);
  }

  private reading(name: string): IDBObjectStore {
    return this.database!.transaction(name).objectStore(name);
  }

  async log(key: string): Promise<string> {
    const disk = this.database ? ((await settled(this.reading("entries").getAll(whole(key)))) as Entry[]) : [];
    const found = new Map(disk.map((entry) => [entry.seq, entry]));
    for (const entry of this.entries.values()) if (entry.table === key) found.set(entry.seq, entry);
    return JSON.stringify([...found.values()].sort((a, b) => a.seq - b.seq));
  }

  async write(rows: string, entries: string): Promise<void> {
    const [tables, lines] = [JSON.parse(rows) as Row[], JSON.parse(entries) as Entry[]];
    if (this.kept)
      try {
        await this.change((store) => {
          for (const row of tables) store("tables").put(row);
          for (const line of lines) store("entries").put(line);
        });
        return;
      } catch {
        this.lose();
      }
    for (const row of tables) this.tables.set(row.id, row);
    for (const line of lines) this.entries.set(`${line.table}/${line.seq}`, line);
  }

  async delete(keys: string): Promise<void> {
    const gone = JSON.parse(keys) as string[];
    for (const key of gone) {
      this.tables.delete(key);
      for (const [name, line] of this.entries) if (line.table === key) this.entries.delete(name);
    }
    if (this.database)
      await this.change((store) => {
        for (const key of gone) {
          store("tables").delete(key);
          store("entries").delete(whole(key));
        }
      }).catch(() => this.lose());
  }

  private async change(make: (store: (name: string) => IDBObjectStore) => void): Promise<void> {
    const change = this.database!.transaction(["tables", "entries"], "readwrite");
    make((name) => change.objectStore(name));
    await finished(change);
  }
}

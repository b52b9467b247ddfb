/** The worker in which the table server runs, in Python. It alone talks to the page; bots think in another. */
import { Keeper, openDatabase } from "./keeper";
import { type Ask, loadPython } from "./loading";
import type { Bridge, Connection, FromEngine, ToEngine } from "./messages";

const tell = (message: FromEngine): void => self.postMessage(message);

/** The second worker, begun when it is first needed, and anew after it dawdled or broke. */
class Helper {
  private worker: Worker | null = null;
  private last: Promise<unknown> = Promise.resolve();

  /** One after another: a request begins when the one before it has ended. */
  readonly ask: Ask = (module, request, seconds) => {
    const answer = this.last.then(() => this.asked(module, request, seconds));
    this.last = answer.catch(() => undefined);
    return answer;
  };

  private begin(): Promise<Worker> {
    const worker = new Worker(new URL("./helper.ts", import.meta.url), { type: "module" });
    return new Promise((resolve, reject) => {
      worker.onerror = () => reject(new Error("the second worker does not start"));
      worker.onmessage = () => resolve(worker);
    });
  }

  private async asked(module: string, request: Uint8Array, seconds: number): Promise<Uint8Array> {
    const worker = (this.worker ??= await this.begin());
    return new Promise((resolve, reject) => {
      const end = (why: Error): void => {
        worker.terminate();
        this.worker = null;
        reject(why);
      };
      const late = setTimeout(
        () => end(Object.assign(new Error("too slow"), { name: "TimeoutError" })),
        seconds * 1000,
      );
      worker.onerror = () => {
        clearTimeout(late);
        end(new Error("the second worker broke"));
      };
      worker.onmessage = (event: MessageEvent<Uint8Array>) => {
        clearTimeout(late);
        resolve(event.data);
      };
      worker.postMessage({ module, request });
    });
  }
}

async function begun(): Promise<Bridge> {
  const database = await openDatabase().catch(() => null);
  const keeper = new Keeper(database, () => tell({ type: "unkept" }));
  const helper = new Helper();
  const python = await loadPython((done, total) => tell({ type: "progress", done, total }));
  const bridge = await python.open_host(keeper, helper.ask);
  tell({ type: "ready" });
  return bridge;
}

let bridge: Promise<Bridge> | null = null;
const connections = new Map<number, Connection>();

async function take(message: ToEngine): Promise<void> {
  bridge ??= begun();
  const python = await bridge;
  if (message.type === "request") {
    const { id, method, path, token, body } = message;
    const [status, kind, text] = await python.request(method, path, token, body);
    tell({ type: "reply", id, status, kind, body: text });
  } else if (message.type === "connect") {
    const { id } = message;
    const hear = (text: string): void => tell({ type: "heard", id, text });
    const closed = (code: number, word: string): void => tell({ type: "closed", id, code, word });
    connections.set(id, python.connect(message.path, hear, closed));
  } else if (message.type === "send") connections.get(message.id)?.send(message.text);
  else if (message.type === "close") {
    connections.get(message.id)?.close();
    connections.delete(message.id);
  }
}

self.onmessage = (event: MessageEvent<ToEngine>) =>
  void take(event.data).catch((error: unknown) => tell({ type: "failed", why: String(error) }));

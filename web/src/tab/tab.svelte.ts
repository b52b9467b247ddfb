/** The table server in this tab, as the page sees it: begun when it is first needed, asked like one over the network. */
import { deleteDatabase } from "./keeper";
import type { FromEngine, ToEngine } from "./messages";

const LOCK = "speleo-tab";
/** In the storage of a tab: its page was loaded to take over. */
const STEAL = "speleo.take-over";

export interface Listening {
  heard(text: string): void;
  closed(code: number, word: string): void;
}

/** `idle` until somebody needs it; `elsewhere`: another tab of this browser has it. */
type Stage = "idle" | "loading" | "ready" | "elsewhere" | "failed";

class Tab {
  stage = $state<Stage>("idle");
  /** What has arrived of the Python engine, and how much it is, in bytes. */
  done = $state(0);
  total = $state(0);
  why = $state("");
  /** Whether what is played here outlives the tab. */
  keeps = $state(true);

  private worker: Worker | null = null;
  private started = (): void => undefined;
  private readonly begun = new Promise<void>((resolve) => (this.started = resolve));
  private counter = 0;
  private readonly replies = new Map<number, (answer: Response) => void>();
  private readonly listeners = new Map<number, Listening>();

  /** Begin it, unless another tab has it: two would write over each other. Whoever asks waits until it is there. */
  open(): Promise<void> {
    if (this.stage === "idle") {
      const steal = sessionStorage.getItem(STEAL) !== null;
      sessionStorage.removeItem(STEAL);
      void this.begin(steal);
    }
    return this.begun;
  }

  /** Let go of every table that is kept here; the page has to be loaded anew after that. */
  async forget(): Promise<void> {
    this.worker?.terminate();
    this.worker = null;
    await deleteDatabase();
  }

  /** Take it from the other tab, which stops; the page begins anew, since it may have had it before. */
  takeOver(): void {
    sessionStorage.setItem(STEAL, "1");
    location.reload();
  }

  private async begin(steal: boolean): Promise<void> {
    this.stage = "loading";
    if (typeof WebAssembly === "undefined" || typeof Worker === "undefined") return this.fail("WebAssembly");
    if (!(await this.alone(steal))) {
      this.stage = "elsewhere";
      return;
    }
    const worker = (this.worker = new Worker(new URL("./engine.ts", import.meta.url), { type: "module" }));
    worker.onerror = (event) => this.fail(event.message || "the engine does not start");
    worker.onmessage = (event: MessageEvent<FromEngine>) => this.hear(event.data);
    this.put({ type: "open" });
    this.started();
  }

  /** Whether this tab is the one; it stays so until it is closed, or another takes over. */
  private alone(steal: boolean): Promise<boolean> {
    if (!("locks" in navigator)) return Promise.resolve(true);
    return new Promise((resolve) => {
      const options: LockOptions = steal ? { steal } : { ifAvailable: true };
      void navigator.locks
        .request(LOCK, options, (lock) => {
          resolve(lock !== null);
          return lock === null ? undefined : new Promise(() => undefined);
        })
        .catch(() => {
          this.worker?.terminate();
          this.worker = null;
          this.stage = "elsewhere";
        });
    });
  }

  private fail(why: string): void {
    this.stage = "failed";
    this.why = why;
    for (const reply of this.replies.values()) reply(Response.error());
    this.replies.clear();
  }

  private put(message: ToEngine): void {
    this.worker?.postMessage(message);
  }

  private hear(message: FromEngine): void {
    if (message.type === "progress") [this.done, this.total] = [message.done, message.total];
    else if (message.type === "ready") this.stage = "ready";
    else if (message.type === "failed") this.fail(message.why);
    else if (message.type === "unkept") this.keeps = false;
    else if (message.type === "reply") {
      const headers = { "content-type": message.kind };
      const empty = message.status === 204;
      this.replies.get(message.id)?.(new Response(empty ? null : message.body, { status: message.status, headers }));
      this.replies.delete(message.id);
    } else if (message.type === "heard") this.listeners.get(message.id)?.heard(message.text);
    else {
      this.listeners.get(message.id)?.closed(message.code, message.word);
      this.listeners.delete(message.id);
    }
  }

  async ask(method: string, path: string, token: string, body: string): Promise<Response> {
    await this.open();
    const id = ++this.counter;
    return new Promise((resolve) => {
      this.replies.set(id, resolve);
      this.put({ type: "request", id, method, path, token, body });
    });
  }

  async connect(path: string, listening: Listening): Promise<{ send(text: string): void; close(): void }> {
    await this.open();
    const id = ++this.counter;
    this.listeners.set(id, listening);
    this.put({ type: "connect", id, path });
    return {
      send: (text) => this.put({ type: "send", id, text }),
      close: () => {
        this.listeners.delete(id);
        this.put({ type: "close", id });
      },
    };
  }
}

export const tab = new Tab();

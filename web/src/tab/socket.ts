/** A live connection to the table server in this tab, with the manners of a WebSocket. */
import { tab } from "./tab.svelte";

const NORMAL = 1000;

export class TabSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly protocol = "";
  readonly extensions = "";
  readonly bufferedAmount = 0;
  binaryType = "blob";
  readyState: number = TabSocket.CONNECTING;
  private line: { send(text: string): void; close(): void } | null = null;

  constructor(readonly url: string) {
    super();
    void this.begin(new URL(url).pathname);
  }

  private async begin(path: string): Promise<void> {
    this.line = await tab.connect(path, {
      heard: (text) => this.dispatchEvent(new MessageEvent("message", { data: text })),
      closed: (code, word) => this.end(code, word),
    });
    if (this.readyState !== TabSocket.CONNECTING) return this.line.close();
    this.readyState = TabSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  private end(code: number, reason: string): void {
    if (this.readyState === TabSocket.CLOSED) return;
    this.readyState = TabSocket.CLOSED;
    this.dispatchEvent(new CloseEvent("close", { code, reason, wasClean: true }));
  }

  send(text: string): void {
    this.line?.send(text);
  }

  close(code = NORMAL, reason = ""): void {
    this.line?.close();
    this.end(code, reason);
  }
}

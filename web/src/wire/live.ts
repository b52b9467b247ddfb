/** One live connection to a table. It reconnects by itself and goes on from the last entry it knows. */
import { WebSocket as Lasting } from "partysocket";
import { TabSocket } from "../tab/socket";
import { isHere } from "./carrier";
import { changed } from "./changes";
import type { Change, Reply, Update } from "./types";

export type Line = "connecting" | "open" | "lost" | "gone";

/** A table in this tab is there when Python is: on a slow device that takes long. */
const TAB_PATIENCE = 300_000;

/** There is no such table, or it cannot be read any more. */
const FINAL = [4404, 4500];

export interface Listener {
  told(reply: Reply): void;
  line(state: Line): void;
  /** The last entry that is known; asked at every (re)connection. */
  since(): number;
  /** Through whose eyes, where one browser holds several seats. */
  looking(): number | null;
}

let counter = 0;

/** A name for a submission that no other has. */
export function clientId(): string {
  counter += 1;
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${counter}`;
}

export class Live {
  private readonly socket: Lasting;
  private readonly waiting = new Map<string, object>();
  private last: Update | null = null;

  constructor(
    id: string,
    private token: string,
    private readonly listener: Listener,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new Lasting(`${scheme}://${location.host}/api/tables/${id}/live`, [], {
      minReconnectionDelay: 300,
      maxReconnectionDelay: 4000,
      connectionTimeout: 4000,
      maxEnqueuedMessages: 0,
      ...(isHere(id) ? { WebSocket: TabSocket, connectionTimeout: TAB_PATIENCE } : {}),
    });
    listener.line("connecting");
    this.socket.addEventListener("open", () => this.greet());
    this.socket.addEventListener("message", (event: MessageEvent<string>) => this.hear(event.data));
    this.socket.addEventListener("close", (event: CloseEvent) => {
      if (FINAL.includes(event.code)) {
        this.socket.close();
        listener.line("gone");
      } else listener.line("lost");
    });
  }

  private greet(): void {
    const seat = this.listener.looking();
    const wants = { company: true, steps: true, changes: true };
    this.put({ type: "hello", token: this.token, since: this.listener.since(), seat, ...wants });
    this.listener.line("open");
    for (const message of this.waiting.values()) this.put(message);
  }

  private hear(text: string): void {
    const reply = this.whole(JSON.parse(text) as Reply | Change);
    if ((reply.type === "done" || reply.type === "refused") && reply.client) this.waiting.delete(reply.client);
    this.listener.told(reply);
  }

  private whole(reply: Reply | Change): Reply {
    if (reply.type === "change") return (this.last = changed(this.last!, reply));
    if (reply.type === "update") this.last = reply;
    return reply;
  }

  private put(message: object): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Greet again with another secret, as after sitting down. */
  renew(token: string): void {
    this.token = token;
    this.socket.reconnect();
  }

  /** Send something that must arrive: it is repeated after a reconnection until it is answered; repeats are harmless. */
  submit(
    message: { type: "act" | "undo" | "answer" | "say" | "pledge" | "reveal"; client: string } & Record<
      string,
      unknown
    >,
  ): void {
    this.waiting.set(message.client, message);
    this.put(message);
  }

  /** Send something that may be lost. */
  ask(message: { type: "why" | "look" | "nod" | "ping" } & Record<string, unknown>): void {
    this.put(message);
  }

  close(): void {
    this.waiting.clear();
    this.socket.close();
  }
}

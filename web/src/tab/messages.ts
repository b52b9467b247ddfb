/** What the page and the worker with the Python engine say to each other. */
export type ToEngine =
  | { type: "open" }
  | { type: "request"; id: number; method: string; path: string; token: string; body: string }
  | { type: "connect"; id: number; path: string }
  | { type: "send"; id: number; text: string }
  | { type: "close"; id: number };

export type FromEngine =
  | { type: "progress"; done: number; total: number }
  | { type: "ready" }
  | { type: "failed"; why: string }
  /** This browser keeps nothing, or nothing more: play goes on, but not past the end of the tab. */
  | { type: "unkept" }
  | { type: "reply"; id: number; status: number; kind: string; body: string }
  | { type: "heard"; id: number; text: string }
  | { type: "closed"; id: number; code: number; word: string };

/** The page's side of `speleo.tab.bridge`. */
export interface Bridge {
  request(method: string, path: string, token: string, body: string): Promise<[number, string, string]>;
  connect(path: string, hear: (text: string) => void, closed: (code: number, word: string) => void): Connection;
}

export interface Connection {
  send(text: string): void;
  close(): void;
}

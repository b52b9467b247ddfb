/** Matches by links: what this browser keeps of each, and what the engine in this tab makes of a link. */
import { linkTo } from "../router.svelte";
import { request } from "../wire/api";
import { noteHere } from "../wire/carrier";
import { forget, keep } from "../wire/shelf";

const PLACE = "speleo.letters";
/** So many matches are kept, the latest; one that is over is of no use but to look at. */
const MOST = 40;

/** `side` is the engine's own: the chain of this person and the last letters. `link` is what the other waits for. */
export interface Correspondence {
  match: string;
  game: string;
  names: string[];
  seat: number;
  number: number;
  link: string;
  over: boolean;
  table: string;
  side: object;
  at: number;
}

/** What a link is to this browser. */
export interface Came {
  stage: "invited" | "came" | "again" | "own" | "elsewhere";
  match: string;
  game: string;
  names: string[];
  seat: number | null;
  number: number;
  over: boolean;
  record: string;
  link: string;
  kept: object | null;
}

interface Sent extends Omit<Correspondence, "table" | "side" | "at"> {
  kept: object;
}

const asked = <T>(what: string, body: object): Promise<T> => request<T>("POST", `/api/letters/${what}`, body, "", true);

function read(): Correspondence[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as Correspondence[]) : [];
  } catch {
    return [];
  }
}

class Letters {
  list = $state.raw<Correspondence[]>(read());

  of(match: string): Correspondence | undefined {
    return this.list.find((one) => one.match === match);
  }

  atTable(table: string): Correspondence | undefined {
    return this.list.find((one) => one.table === table);
  }

  private put(one: Correspondence): Correspondence {
    this.list = [one, ...this.list.filter((other) => other.match !== one.match)].slice(0, MOST);
    localStorage.setItem(PLACE, JSON.stringify(this.list));
    return one;
  }

  private sent({ kept, ...facts }: Sent): Correspondence {
    const table = this.of(facts.match)?.table ?? "";
    return this.put({ ...facts, table, side: kept, at: Date.now() });
  }

  async invite(game: string, edition: string, options: Record<string, string>, name: string): Promise<Correspondence> {
    return this.sent(await asked<Sent>("invite", { game, edition: edition || null, options, name }));
  }

  async accept(link: string, name: string): Promise<Correspondence> {
    return this.sent(await asked<Sent>("accept", { link, name }));
  }

  /** Have a link read and checked. `match` is whose it is, as far as one can tell before. */
  async open(link: string): Promise<Came> {
    const first = await asked<Came>("open", { link });
    const own = this.of(first.match);
    if (!own) return first;
    const came = await asked<Came>("open", { link, kept: own.side });
    if (came.kept && came.stage !== "own") {
      const { names, over } = came;
      this.put({ ...own, names, over, link: came.link, number: came.number, side: came.kept, at: Date.now() });
    }
    return came;
  }

  /** The table for the turn that came, made once; that of the turn before goes. */
  async lay(match: string, fresh: boolean): Promise<string> {
    const own = this.of(match)!;
    if (!fresh && own.table) return `/table/${own.table}`;
    const laid = await asked<{ id: string; token: string }>("table", { kept: own.side, table: own.table });
    if (own.table) forget(own.table);
    noteHere(laid.id);
    keep({ id: laid.id, token: laid.token, game: own.game, title: own.names.join(" – "), seats: [own.seat] });
    this.put({ ...own, table: laid.id });
    return `/table/${laid.id}`;
  }

  /** It is the other's turn: make the link, once. */
  async send(match: string): Promise<Correspondence> {
    const own = this.of(match)!;
    return own.link ? own : this.sent(await asked<Sent>("send", { kept: own.side, table: own.table }));
  }

  drop(match: string): void {
    this.list = this.list.filter((one) => one.match !== match);
    localStorage.setItem(PLACE, JSON.stringify(this.list));
  }
}

export const letters = new Letters();

/** The whole address of a link, to be sent. */
export const addressOf = (link: string): string => linkTo(`/links#${link}`);

/** The record of a match as far as this person knows it. */
export const soFar = (one: Correspondence): Promise<string> => asked<string>("record", { kept: one.side });

/** Games of which a link shows nothing that the other must not know; the engine refuses any other. */
export const BY_LINK: readonly string[] = ["cave", "diamant", "subterra"];

export const otherName = (one: Correspondence): string => one.names[1 - one.seat] ?? "";

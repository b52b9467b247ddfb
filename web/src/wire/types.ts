/** Names for the generated types of the wire. Seats count from 0 here. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Facts = Schemas["Facts"];
export type SeatFacts = Schemas["SeatFacts"];
export type You = Schemas["You"];
export type LogEntry = Schemas["LogEntryShape"];
export type Price = Schemas["Price"];
export type Place = Schemas["Place"];
export type Thing = Schemas["Thing"];
/** What the texts of an event or action name, by field. */
export type Things = Record<string, Thing[]>;
export type Counts = Schemas["Counts"];
export type Saying = Schemas["Saying"];
export type UndoOffer = Schemas["UndoOffer"];
export type Outcome = Schemas["Outcome"];
export type Standing = Schemas["Standing"];
export type DoneReply = Schemas["DoneReply"];
export type RefusedReply = Schemas["RefusedReply"];
export type WhyReply = Schemas["WhyReply"];
export type Company = Schemas["CompanyReply"];
export type NewTable = Schemas["NewTable"];
export type ChairPlan = Schemas["ChairPlan"];
export type LookChosen = Schemas["LookChosen"];
export type Hint = Schemas["HintFacts"];
export type Idea = Schemas["IdeaFacts"];
export type Made = Schemas["Made"];
export type Problem = Schemas["Problem"];

export type Told = Schemas["ToldEvent"];

/** How many of each thing, by name. */
export type Chosen = Record<string, number>;

/** One of the legal actions; `values` are its facts, by `kind`. A game narrows this to its own union. */
export interface Offer {
  action: string;
  kind: string;
  values: object;
  price: Price;
  /** Where on the board it leads. */
  at?: [number, number];
  /** The place that it names, in words. */
  place?: Place;
  things?: Things;
  /** It stands for all actions that differ from it in these counts. */
  counts?: Counts;
  /** The seat could take it back at once, without asking anybody. */
  back?: boolean;
}

/** What somebody asks about: an action that was handed over, or a kind of action and a cell of the board. */
export type About = { action: string; counts?: Chosen } | { kind: string; at?: [number, number] };

/** What the viewer sees and may do now; `V` is the view of the game and `E` its legal entries. */
export interface Picture<V = unknown, E = Offer> {
  seat: number | null;
  view: V;
  legal: E[];
  deeds: string[];
  rules: string[];
  prompt: Saying;
  warnings: Saying[];
  secret: boolean;
  private: boolean;
  to_act: number[];
  undo: UndoOffer | null;
  /** Seats of bots that this seat may take over. */
  on_offer: number[];
  outcome: Outcome | null;
  /** What music follows; nothing where no game is played. */
  mood?: Schemas["Mood"] | null;
}

/** One step on the way since the last update. */
export type Stride = Omit<Schemas["Stride"], "picture"> & { picture: Picture | null };

export interface Update {
  type: "update";
  seq: number;
  since: number;
  you: You;
  table: Facts;
  picture: Picture | null;
  happened: LogEntry[];
  steps: Stride[];
}

/** An update that holds only what is not as it was after `since`. */
export interface Change extends Omit<Update, "type" | "table" | "picture"> {
  type: "change";
  table?: Facts;
  picture: Partial<Omit<Picture, "view">> & { view: object };
}

export type Reply = Update | DoneReply | RefusedReply | WhyReply | Company | { type: "pong"; seq: number };

/** How a finished match went; `C` is the course that its game tells. */
export type Account<C = unknown> = Omit<Schemas["AccountFacts"], "course"> & { course: C };

export type DiamantCourse = Schemas["DiamantCourse"];
export type CaveCourse = Schemas["CaveCourse"];
export type SubTerraCourse = Schemas["SubterraCourse"];
export type DiamantView = Schemas["DiamantView"];
export type DiamantOffer = Schemas["DiamantOffer"];
export type DiamantEvent = Schemas["DiamantEvent"];
export type CaveView = Schemas["CaveView"];
export type CaveOffer = Schemas["CaveOffer"];
export type CaveEvent = Schemas["CaveEvent"];
export type SubTerraView = Schemas["SubterraView"];
export type SubTerraOffer = Schemas["SubterraOffer"];
export type SubTerraEvent = Schemas["SubterraEvent"];

/** What is known of a seat at which nobody chose anything. */
export const UNADORNED = { bot: "", resigned: false, look: null, ready: false, host: false } as const;

/** What an entry of the log says of everything that it is not about. */
export const UNSAID = {
  seat: null,
  name: null,
  text: null,
  bot: null,
  to: null,
  agree: null,
  table: null,
  why: null,
  by: null,
  seqs: null,
  pledge: null,
  nonce: null,
  round: null,
  request: null,
  seats: null,
  give: null,
  steps: null,
  void: null,
  emote: null,
  look: null,
  ready: null,
  terms: null,
  serial: null,
} satisfies Partial<LogEntry>;

/** Names for the generated types of the wire. Seats count from 0 here. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Facts = Schemas["Facts"];
export type SeatFacts = Schemas["SeatFacts"];
export type You = Schemas["You"];
export type Happened = Schemas["Happened"];
export type Price = Schemas["Price"];
export type UndoOffer = Schemas["UndoOffer"];
export type Outcome = Schemas["OutcomeShape"];
export type Standing = Schemas["StandingShape"];
export type DoneReply = Schemas["DoneReply"];
export type RefusedReply = Schemas["RefusedReply"];
export type WhyReply = Schemas["WhyReply"];
export type Company = Schemas["CompanyReply"];
export type NewTable = Schemas["NewTable"];
export type ChairPlan = Schemas["ChairPlan"];
export type Made = Schemas["Made"];
export type Problem = Schemas["Problem"];

/** An event of any game: its name and its facts. */
export interface Told {
  event: string;
  [fact: string]: unknown;
}

/** One of the legal actions; `values` are its facts, by `kind`. A game narrows this to its own union. */
export interface Entry {
  action: string;
  kind: string;
  values: Record<string, unknown>;
  price: Price;
}

/** What the viewer sees and may do now; `V` is the view of the game and `E` its legal entries. */
export interface Picture<V = unknown, E = Entry> {
  seat: number | null;
  view: V;
  legal: E[];
  to_act: number[];
  undo: UndoOffer | null;
  outcome: Outcome | null;
}

export interface Update {
  type: "update";
  seq: number;
  since: number;
  you: You;
  table: Facts;
  picture: Picture | null;
  happened: Happened[];
}

export type Reply = Update | DoneReply | RefusedReply | WhyReply | Company | { type: "pong"; seq: number };

export type DiamantView = Schemas["DiamantView"];
export type DiamantEntry = Schemas["DiamantEntry"];
export type DiamantEvent = Schemas["DiamantEvent"];
export type CaveView = Schemas["CaveView"];
export type CaveEntry = Schemas["CaveEntry"];
export type CaveEvent = Schemas["CaveEvent"];
export type SubTerraView = Schemas["SubterraView"];
export type SubTerraEntry = Schemas["SubterraEntry"];
export type SubTerraEvent = Schemas["SubterraEvent"];

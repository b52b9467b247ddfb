/** What a game brings to the table: its components, and what it knows of its own events. */
import type { Component } from "svelte";
import type { Args } from "../texts/say.svelte";
import type { Entry, Facts, Happened, Picture, Told } from "../wire/types";

/** What came to pass with one update: components animate it while they are told the picture that follows from it. */
export interface News {
  /** Grows by one with every update that is shown. */
  serial: number;
  happened: Happened[];
  events: Told[];
}

/**
 * Everything that a game's components may show. Reactive: the fields change in place.
 * `V` is the game's view and `E` the union of its legal entries.
 */
export interface Scene<V = unknown, E = Entry> {
  readonly game: string;
  readonly facts: Facts;
  readonly picture: Picture<V, E>;
  readonly view: V;
  /** The legal actions of the seat that looks; empty while it waits, while something is sent, and in a replay. */
  readonly legal: E[];
  /** Names of the seats. A bot's is its level with a number where needed. */
  readonly names: string[];
  /** The seat that looks on, or null for a spectator. */
  readonly me: number | null;
  /** All seats that this browser holds. */
  readonly mine: number[];
  readonly toAct: number[];
  readonly news: News;
  /** All events of the match so far, oldest first. */
  readonly story: Told[];
  readonly over: boolean;
  /** Whether this is a replay: nothing can be done, nobody is asked. */
  readonly replay: boolean;
  /** Something was sent and is not answered yet. */
  readonly busy: boolean;
  /** How fast to animate: 0 in calm motion. */
  readonly pace: number;
  /** Do a legal action, by its notation. On touch the shell asks for a second tap first, unless `sure` says that the player did already. */
  act(action: string, sure?: boolean): void;
  /** Ask why an action (in notation) is not possible: a chip says so, with the rule. */
  why(action: string): void;
  /** What was refused or explained last, for a dialog that lies over the shell's own chip. */
  readonly refused?: { key: string; said: string; rule: string } | null;
  /** Show a rule of this game in the drawer. */
  rule(id: string): void;
  /** Take back what `picture.undo` offers, or ask for it. */
  undo?(): void;
  /** Show at once whatever waits to be shown. */
  hurry?(): void;
}

type Part = Component<{ scene: Scene }>;

export interface Face {
  /** The board: fills its frame; a big board brings its own <Viewport>. */
  Board: Part;
  /** The left column on a wide screen, a row of chips on a phone (`compact`). */
  Players: Component<{ scene: Scene; compact: boolean }>;
  /** What can be done: the bottom dock; on a phone the content of the bottom sheet. */
  Dock: Part;
  /** The upper part of the right column: odds, last hazard, unseen tiles. On a phone behind a tab. */
  Aside?: Part;
  /** What stands in the middle of the top bar, such as the round. */
  Status?: Part;
  /** The end: a scene of the game's own above the standings. */
  Finale?: Part;
  /** Whether all win or lose together. */
  together?: boolean;
  /** An event that stays out of the log. */
  quiet(event: Told): boolean;
  /** An event that begins a new part of the log. */
  headline(event: Told): boolean;
  alarming(event: Told): boolean;
  /** What the picture shows of an event, as further arguments of its sentence; null: nothing. */
  seen?(event: Told, scene: Scene): Args | null;
  /** How long an update with these events stays before the next is shown, in ms at full motion. */
  linger(events: Told[]): number;
  /** Whether the board is still acting out what happened: the end waits for it. */
  acting?(scene: Scene): boolean;
  /** How many of the newest events are still being acted out: the log does not tell them before. */
  untold?(scene: Scene): number;
  /** The rules that apply now; none: the whole book. */
  rulesNow(view: never): string[];
  /** The board in words, for people who do not see it. */
  describe(scene: Scene): string[];
  /** Whether a seat has secrets from another: then hot-seat draws a curtain between people. */
  secret(view: never): boolean;
}

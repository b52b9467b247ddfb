/** What a game brings to the table: its components, and what it knows of its own events. */
import type { Component } from "svelte";
import type { Reader } from "../texts/sentences";
import type { About, Account, Chosen, Offer, Facts, LogEntry, Picture, Told } from "../wire/types";

/** A place on a board, in its own units. */
export interface Spot {
  x: number;
  y: number;
}

/** What came to pass with one update: components animate it while they are told the picture that follows from it. */
export interface News<T = Told> {
  /** Grows by one with every update that is shown. */
  serial: number;
  happened: LogEntry[];
  events: T[];
}

/**
 * Everything that a game's components may show. Reactive: the fields change in place.
 * `V` is the game's view, `E` the union of its legal entries and `T` that of its events.
 */
export interface Scene<V = unknown, E = Offer, T = Told> {
  readonly game: string;
  readonly facts: Facts;
  readonly picture: Picture<V, E>;
  readonly view: V;
  /** The legal actions of the seat that looks; empty while it waits, while something is sent, and in a replay. */
  readonly legal: E[];
  /** Names of the seats. A bot's is its level with a number where needed. */
  readonly names: string[];
  /** Who reads the sentences: with several people at one screen nobody is "you". */
  readonly reader: Reader;
  /** The seat that looks on, or null for a spectator. */
  readonly me: number | null;
  /** All seats that this browser holds. */
  readonly mine: number[];
  readonly toAct: number[];
  readonly news: News<T>;
  /** All events of the match so far, oldest first, with those that were taken back. */
  readonly story: T[];
  /** The events of the line of play that stands. */
  readonly standing: T[];
  readonly over: boolean;
  /** Whether this is a replay: nothing can be done, nobody is asked. */
  readonly replay: boolean;
  /** Something was sent and is not answered yet. */
  readonly busy: boolean;
  /** How fast to animate: 0 in calm motion. */
  readonly pace: number;
  /**
   * Do a legal action as it was handed over, with the counts that were chosen where it has any.
   * On touch the shell asks for a second tap first where nothing can be taken back, unless `sure` says that the player
   * did already.
   */
  act(action: string, sure?: boolean, counts?: Chosen): void;
  /** Ask why something is not possible: a chip says so, with the rule. */
  why(about: About): void;
  /** What was refused or explained last, for a dialog that lies over the shell's own chip. */
  readonly refused?: { key: string; said: string; rule: string } | null;
  /** Show a rule of this game in the drawer. */
  rule(id: string): void;
  /** Take back what `picture.undo` offers, or ask for it. */
  undo?(): void;
  /** Where something happened in the turn that is being followed, in order; the last is now. */
  readonly trail?: { seat: number; spots: Spot[] } | null;
  /** Show at once whatever waits to be shown. */
  hurry?(): void;
  /** Whether everything waits until somebody has looked and goes on. */
  readonly stopped?: boolean;
  /** Go on with the seat of a bot that `picture.on_offer` names. */
  takeOver?(seat: number): Promise<void>;
  /** Go on after a stop. */
  goOn?(): void;
}

type Part<S> = Component<{ scene: S }>;

export interface Face<V = unknown, E = Offer, T = Told, C = unknown, S = Scene<V, E, T>> {
  /** The board: fills its frame; a big board brings its own <Viewport>. */
  Board: Part<S>;
  /** The left column on a wide screen, a row of chips on a phone (`compact`). */
  Players: Component<{ scene: S; compact: boolean }>;
  /** What can be done: the bottom dock; on a phone the content of the bottom sheet. */
  Dock: Part<S>;
  /** The upper part of the right column: odds, last hazard, unseen tiles. On a phone behind a tab. */
  Aside?: Part<S>;
  /** What stands in the middle of the top bar, such as the round. */
  Status?: Part<S>;
  /** The end: a scene of the game's own with the headline, and the table of how it went, when that is known. */
  Finale?: Component<{ scene: S; account: Account<C> | null }>;
  /** Whether everything to choose from is so large that no finger slips: it is asked about only by wish. */
  large?: boolean;
  /** How many pixels at the top of the board are taken by a bar of its own. */
  headroom?: number;
  /** How long an update with these events stays before the next is shown, in ms at full motion. */
  linger(events: T[]): number;
  /** Where on the board something happens, for games in which one seat acts after another; null: nowhere. */
  place?(events: T[], view: V): Spot | null;
  /** Whether the next step is shown together with what has happened in those before it. */
  joins?(sofar: T[], next: T[]): boolean;
  /** Whether everything stops at these events until somebody goes on. */
  stops?(events: T[], scene: S): boolean;
  /** Whether the dock tells something now that the deeds of others must not hide. */
  demands?(scene: S): boolean;
  /** Whether the board is still acting out what happened: the end waits for it. */
  acting?(scene: S): boolean;
  /** How many of the newest events are still being acted out: the log does not tell them before. */
  untold?(scene: S): number;
  /** The board in words, for people who do not see it. */
  describe(scene: S): string[];
}

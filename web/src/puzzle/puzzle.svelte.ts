/** A puzzle that somebody is at: what was tried, what was said to it, and how many stars it still brings. */
import { Guided } from "../learn/guided.svelte";
import type { Face } from "../table/face";
import { errorText } from "../texts/problems";
import {
  type Puzzle,
  type PuzzleMoment,
  type TryReply,
  type Which,
  puzzleWhy,
  showPuzzle,
  walkPuzzle,
} from "../wire/puzzles";
import type { About, Chosen } from "../wire/types";
import { keepDay, keepPuzzle, keptPuzzle } from "./kept";

export const TRIES = 3;

export class OpenPuzzle extends Guided {
  moment: PuzzleMoment;
  /** What was said to the last try. */
  reply = $state.raw<TryReply | null>(null);
  wrong = $state(0);
  hints = $state(0);
  /** The answer was looked at. */
  seen = $state(false);

  constructor(
    readonly puzzle: Puzzle,
    readonly which: Which,
    face: Face,
    /** Under which name it is kept here, and the day whose puzzle it is. */
    readonly key: string,
    readonly day: string,
  ) {
    super(puzzle.table, puzzle.seat, face, puzzle.moment.picture);
    this.moment = $state.raw(puzzle.moment);
    const kept = keptPuzzle(key);
    if (!kept.solved) [this.wrong, this.hints, this.seen] = [kept.wrong, kept.hints, kept.seen];
  }

  get solved(): boolean {
    return this.moment.solved;
  }
  /** What solving it now is worth. */
  get stars(): number {
    return this.seen ? 0 : Math.max(1, TRIES - this.wrong - this.hints);
  }

  act(action: string, _sure?: boolean, counts?: Chosen): void {
    void this.attempt(() => walkPuzzle(this.which, this.moment.path, `play ${action}`, counts));
  }

  answer(option: string): void {
    void this.attempt(() => walkPuzzle(this.which, this.moment.path, `answer ${option}`));
  }

  /** The next thing that is right, done for whoever gives up. */
  showMe(): void {
    this.seen = true;
    this.keep();
    void this.attempt(() => showPuzzle(this.which, this.moment.path));
  }

  nudge(): void {
    this.hints = Math.min(this.puzzle.hints.length, this.hints + 1);
    this.keep();
  }

  why(about: About): void {
    const asked = "action" in about ? { action: about.action } : about;
    void puzzleWhy(this.which, this.moment.path, asked).then((found) => {
      this.refused = found.rule ? { ...found, said: "" } : null;
    });
  }

  async again(): Promise<void> {
    if (this.busy || this.rolling) return;
    this.reply = this.refused = null;
    this.story = [];
    this.moment = this.puzzle.moment;
    this.shown = this.moment.picture;
    this.news = { serial: this.news.serial + 1, happened: [], events: [] };
  }

  private keep(): void {
    const { stars, wrong, hints, seen } = this;
    keepPuzzle(this.key, { stars: this.solved ? stars : 0, solved: this.solved, wrong, hints, seen });
    if (this.solved && this.day && !seen) keepDay(this.day);
  }

  private async attempt(ask: () => Promise<PuzzleMoment>): Promise<void> {
    if (this.busy || this.rolling || this.solved) return;
    this.busy = true;
    this.refused = this.reply = null;
    try {
      const found = await ask();
      this.busy = false;
      await this.follow(found);
    } catch (problem) {
      this.refused = { key: "", said: errorText(problem), rule: "" };
    } finally {
      this.busy = false;
    }
  }

  /** What is right stays; what is wrong is shown to its end and then taken back. */
  private async follow(found: PuzzleMoment): Promise<void> {
    const story = this.story;
    const right = found.reply?.right ?? true;
    if (!right) {
      this.wrong = Math.min(TRIES, this.wrong + 1);
      this.keep();
    }
    this.reply = found.reply;
    await this.roll(found.shots, right ? found.picture : (found.shots.at(-1)?.picture ?? found.picture));
    this.moment = found;
    if (right) {
      if (this.solved) this.keep();
      return;
    }
    this.story = story;
    this.shown = found.picture;
    this.news = { serial: this.news.serial + 1, happened: [], events: [] };
  }
}

/** A lesson that is being taken: which step it is at, and what was said to the last try. */
import { errorText } from "../texts/problems";
import type { Face } from "../table/face";
import {
  type Lesson,
  type LessonStep,
  type LessonMoment,
  type LessonReply,
  lessonOnward,
  lessonWhy,
  walk,
} from "../wire/learning";
import type { About, Chosen } from "../wire/types";
import { Guided } from "./guided.svelte";
import { keepLesson, keptLesson } from "./kept";

export type KarlaMood = "smile" | "surprised" | "proud";

export class OpenLesson extends Guided {
  moment: LessonMoment;
  /** What was said to the last thing that was tried. */
  reply = $state.raw<LessonReply | null>(null);
  /** How often something else than what is wanted was done at this task. */
  wrong = $state(0);

  private constructor(
    readonly lesson: Lesson,
    face: Face,
    first: LessonMoment,
  ) {
    super(lesson.table, lesson.seat, face, first.picture);
    this.moment = $state.raw(first);
  }

  /** Open a lesson where it was left; one that has changed since begins anew. */
  static async open(lesson: Lesson, face: Face): Promise<OpenLesson> {
    const kept = keptLesson(lesson.game, lesson.name);
    const path = kept.done ? [] : kept.path;
    const first = await walk(lesson.game, lesson.name, path).catch(() => walk(lesson.game, lesson.name, []));
    return new OpenLesson(lesson, face, first);
  }

  get at(): number {
    return this.moment.step;
  }
  get done(): boolean {
    return this.moment.over;
  }
  get step(): LessonStep | null {
    return this.lesson.steps[this.moment.step] ?? null;
  }
  get task(): LessonStep["tasks"][number] | null {
    return this.step?.tasks[this.moment.task] ?? null;
  }
  get mood(): KarlaMood {
    if (this.done || this.reply?.right) return "proud";
    return this.reply ? "surprised" : "smile";
  }
  /** The names of what is lit; nothing while something is shown. */
  get light(): string[] {
    return this.rolling ? [] : (this.task?.light ?? []);
  }

  act(action: string, _sure?: boolean, counts?: Chosen): void {
    void this.attempt(`play ${action}`, counts);
  }

  tap(name: string): void {
    if (this.task?.kind === "tap") void this.attempt(`tap ${name}`);
  }

  answer(option: string): void {
    void this.attempt(`answer ${option}`);
  }

  showMe(): void {
    if (this.moment.shown) void this.attempt(this.moment.shown);
  }

  why(about: About): void {
    const asked = "action" in about ? { action: about.action } : about;
    void lessonWhy(this.game, this.lesson.name, this.moment.path, asked).then((found) => {
      this.refused = found.rule ? { ...found, said: "" } : null;
    });
  }

  /** Go back by one thing that was done. */
  async back(): Promise<void> {
    await this.jump(this.moment.path.slice(0, -1));
  }

  /** The match that this lesson was, as a record to play on from. */
  onward(): ReturnType<typeof lessonOnward> {
    return lessonOnward(this.game, this.lesson.name, this.moment.path);
  }

  async again(): Promise<void> {
    await this.jump([]);
  }

  private async jump(path: string[]): Promise<void> {
    if (this.busy) return;
    this.reply = null;
    this.refused = null;
    this.wrong = 0;
    this.story = [];
    this.take(await walk(this.game, this.lesson.name, path));
    this.shown = this.moment.picture;
    this.news = { serial: this.news.serial + 1, happened: [], events: [] };
  }

  private async attempt(tried: string, counts?: Chosen): Promise<void> {
    if (this.busy || this.rolling || this.done) return;
    this.busy = true;
    this.refused = null;
    try {
      const found = await walk(this.game, this.lesson.name, this.moment.path, tried, counts);
      this.busy = false;
      await this.follow(found);
    } catch (problem) {
      this.refused = { key: "", said: errorText(problem), rule: "" };
    } finally {
      this.busy = false;
    }
  }

  private async follow(found: LessonMoment): Promise<void> {
    const right = found.reply?.right ?? false;
    this.reply = found.reply?.words || !right ? found.reply : null;
    if (right) {
      this.wrong = 0;
      await this.roll(found.shots, found.picture);
      this.take(found);
      return;
    }
    this.wrong += 1;
    if (found.shots.length === 0) return;
    const before = this.story;
    await this.roll(found.shots, found.shots.at(-1)!.picture);
    this.story = before;
    this.shown = found.picture;
    this.news = { serial: this.news.serial + 1, happened: [], events: [] };
  }

  private take(found: LessonMoment): void {
    this.moment = found;
    const { game, name } = this.lesson;
    keepLesson(game, name, { path: found.over ? [] : found.path, done: found.over || keptLesson(game, name).done });
  }
}

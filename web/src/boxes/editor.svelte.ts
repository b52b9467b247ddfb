/** A box that is being edited: its rows, what the server says of them, and how to take a change back. */
import { errorText } from "../texts/problems";
import {
  type BoxForm,
  type BoxProblem,
  type CheckedBox,
  type BoxPart,
  type BoxRow,
  type Rows,
  type Value,
  boxes,
} from "../wire/boxes";
import { forgetBox, keepBox, keptBox } from "./kept";

/** Milliseconds without a change after which a box is checked. */
const PAUSE = 350;
const MOST_STEPS = 200;

type Check = (game: string, rows: Rows) => Promise<CheckedBox>;

export class BoxEditor {
  rows = $state.raw<Rows>({});
  part = $state("");
  row = $state(0);
  /** What is wrong, as far as the last check saw it. */
  problems = $state.raw<BoxProblem[]>([]);
  /** The data file, if it is that of the rows and can be played. */
  text = $state("");
  /** Whether the last check is about the rows as they are. */
  checked = $state(false);
  trouble = $state("");
  /** How often somebody was led to a place: counted, so that the same place can be shown again. */
  shows = $state(0);
  private past = $state.raw<Rows[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: Promise<void> | null = null;

  constructor(
    readonly form: BoxForm,
    private readonly check: Check = boxes.check,
  ) {
    this.rows = keptBox(form.game)?.rows ?? form.rows;
    this.part = form.parts[0]?.name ?? "";
    void this.settle();
  }

  get shown(): BoxPart {
    return this.form.parts.find((part) => part.name === this.part) ?? this.form.parts[0]!;
  }

  get list(): BoxRow[] {
    return this.rows[this.part] ?? [];
  }

  get at(): number {
    return Math.max(0, Math.min(this.row, this.list.length - 1));
  }

  get changed(): boolean {
    return JSON.stringify(this.rows) !== JSON.stringify(this.form.rows);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  faults(part: string, row?: number): number {
    return this.problems.filter(({ place }) => place.part === part && (row === undefined || place.row === row)).length;
  }

  show(part: string, row = 0): void {
    this.part = part;
    this.row = Math.max(0, row);
    this.shows += 1;
  }

  /** Turn to the next tile, or the one before; after the last comes the first. */
  turn(by: number): void {
    const many = this.list.length;
    if (many > 0) this.row = (this.at + by + many) % many;
  }

  fill(row: number, blank: string, value: Value): void {
    this.replace(this.list.map((one, at) => (at === row ? { ...one, [blank]: value } : one)));
  }

  toggle(row: number, blank: string, value: string): void {
    const now = this.list[row]?.[blank];
    const held = Array.isArray(now) ? now.map(String) : [];
    this.fill(row, blank, held.includes(value) ? held.filter((one) => one !== value) : [...held, value]);
  }

  add(row: BoxRow): void {
    this.replace([...this.list, row]);
    this.row = this.list.length - 1;
  }

  remove(row: number): void {
    this.replace(this.list.filter((_, at) => at !== row));
    this.row = Math.min(row, this.list.length - 1);
  }

  /** Another box takes the place of this one; that too can be taken back. */
  take(rows: Rows): void {
    this.past = [...this.past.slice(1 - MOST_STEPS), this.rows];
    this.set(rows);
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.set(last);
  }

  /** Wait until the server has seen the rows as they are; whether they can be played. */
  async settle(): Promise<boolean> {
    clearTimeout(this.timer);
    while (!this.checked) {
      await (this.asking ??= this.ask());
      if (this.trouble) return false;
    }
    return this.text !== "";
  }

  private replace(list: BoxRow[]): void {
    this.take({ ...this.rows, [this.part]: list });
  }

  private set(rows: Rows): void {
    this.rows = rows;
    this.checked = false;
    this.text = "";
    this.trouble = "";
    this.keep();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.settle(), PAUSE);
  }

  private keep(): void {
    if (this.changed) keepBox(this.form.game, { rows: this.rows, text: this.text });
    else forgetBox(this.form.game);
  }

  private async ask(): Promise<void> {
    const rows = this.rows;
    try {
      const found = await this.check(this.form.game, rows);
      if (rows !== this.rows) return;
      this.problems = found.problems;
      this.text = found.problems.length > 0 ? "" : found.text;
      this.trouble = "";
      this.checked = true;
      this.keep();
    } catch (error) {
      if (rows === this.rows) this.trouble = errorText(error);
    } finally {
      this.asking = null;
    }
  }
}

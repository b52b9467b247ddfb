/** What is being packed now, and what that leads to. */
import type { CaveScene } from "./cave";
import type { Desk } from "./desk.svelte";
import { type Item, type Load, changed, nothing } from "./load";
import { offered } from "./offers";
import {
  type PackKind,
  type Sheet,
  choices,
  isChoice,
  leadsOn,
  notationOf,
  packKind,
  sheetOf,
  suggestion,
} from "./packing";

export class Packer {
  /** Whether the tent is taken along, or things are thrown out of it. */
  tent = $state(false);
  load = $state.raw<Load>(nothing());

  readonly legal = $derived.by(() => offered(this.scene));
  readonly kind = $derived<PackKind | null>(packKind(this.legal));
  readonly seat = $derived.by(() => this.scene.me ?? 0);
  /** Changes when something else is to be packed. */
  readonly task = $derived<string>(this.kind ? `${this.kind} ${this.seat}` : "");
  readonly found = $derived<Load[]>(this.kind ? choices(this.legal, this.kind, this.tent) : []);
  readonly other = $derived<Load[]>(
    this.kind === "load" || this.kind === "drop" ? choices(this.legal, this.kind, !this.tent) : [],
  );
  readonly sheet = $derived.by<Sheet | null>(() =>
    this.kind ? sheetOf(this.kind, this.load, this.tent, this.scene.view, this.seat) : null,
  );
  readonly ready = $derived(isChoice(this.found, this.load));
  /** The first packing, before the match. */
  readonly first = $derived.by(() => this.scene.view.phase === "packing");

  constructor(
    private readonly scene: CaveScene,
    private readonly desk: Desk,
  ) {}

  begin(): void {
    if (!this.kind) return;
    this.tent = choices(this.legal, this.kind, false).length === 0;
    this.suggest();
    this.desk.aside = false;
  }

  can(item: Item, by: number): boolean {
    return by > 0 ? leadsOn(this.found, changed(this.load, item, by)) : this.load[item] > 0;
  }

  change(item: Item, by: number): void {
    if (!this.kind) return;
    if (this.can(item, by)) this.load = changed(this.load, item, by);
    else if (by > 0) this.scene.why(notationOf(this.kind, changed(this.load, item, by), this.tent));
  }

  /** Something was dragged from one holder into another. */
  fell(item: Item, from: string, into: string): void {
    if (!this.sheet || from === into) return;
    if (into === this.sheet.into) this.change(item, 1);
    else if (from === this.sheet.into) this.change(item, -1);
  }

  withTent(on: boolean): void {
    if (!this.kind) return;
    const next = choices(this.legal, this.kind, on);
    if (next.length === 0) return;
    this.tent = on;
    if (!leadsOn(next, this.load)) this.suggest();
  }

  suggest(): void {
    if (this.kind) this.load = suggestion(this.kind, this.found, this.scene.view, this.seat);
  }

  empty(): void {
    this.load = nothing();
  }

  done(): void {
    if (!this.kind) return;
    const notation = notationOf(this.kind, this.load, this.tent);
    if (!this.ready) {
      this.scene.why(notation);
      return;
    }
    this.desk.readying = this.kind === "load" && !this.tent && this.first;
    this.scene.act(notation, true);
  }
}

/** What is being packed now, and what that leads to. */
import type { Counts } from "../../../wire/types";
import type { CaveScene } from "./cave";
import type { Desk } from "./desk.svelte";
import { type Item, type Load, changed, chosenOf, isChoice, leadsOn, loadOf, missing, nothing } from "./gear";
import { offered } from "./offers";
import { type Sheet, packables, sheetOf } from "./packing";

export class Packer {
  /** Whether the tent is taken along, or things are thrown out of it. */
  tent = $state(false);
  load = $state.raw<Load>(nothing());
  /** What had to leave the backpack for the tent. */
  left = $state.raw<Load>(nothing());
  /** The load before the tent came along. */
  private beside: Load | null = null;

  readonly all = $derived.by(() => packables(offered(this.scene), this.scene.view));
  readonly now = $derived(this.all.find(({ pack }) => pack.tent === this.tent) ?? this.all[0]);
  readonly kind = $derived(this.now?.entry.kind === "drop-from-tent" ? "drop" : this.now?.entry.kind);
  readonly seat = $derived.by(() => this.scene.me ?? 0);
  /** Changes when something else is to be packed. */
  readonly task = $derived<string>(this.kind ? `${this.kind} ${this.seat}` : "");
  /** Whether there is the same with the tent, or without it. */
  readonly tentChoice = $derived(this.all.length > 1);
  readonly sheet = $derived<Sheet | null>(this.now ? sheetOf(this.now.pack, this.load) : null);
  readonly limits = $derived<Load>(this.now ? loadOf(this.now.entry.counts.items) : nothing());
  readonly ready = $derived(this.now !== undefined && isChoice(this.now.entry.counts, this.load));
  /** The first packing, before the match. */
  readonly first = $derived.by(() => this.scene.view.phase === "packing");

  constructor(
    private readonly scene: CaveScene,
    private readonly desk: Desk,
  ) {}

  begin(): void {
    if (!this.now) return;
    this.tent = this.now.pack.tent && !this.all.some(({ pack }) => !pack.tent);
    this.suggest();
    this.desk.aside = false;
  }

  can(item: Item, by: number): boolean {
    if (by < 0) return this.load[item] > 0;
    return this.now !== undefined && leadsOn(this.now.entry.counts, changed(this.load, item, by));
  }

  change(item: Item, by: number): void {
    if (this.can(item, by)) this.load = changed(this.load, item, by);
    else if (by > 0) this.ask(changed(this.load, item, by));
  }

  /** Something was dragged from one holder into another. */
  fell(item: Item, from: string, into: string): void {
    if (!this.sheet || from === into) return;
    if (into === this.sheet.into) this.change(item, 1);
    else if (from === this.sheet.into) this.change(item, -1);
  }

  withTent(on: boolean): void {
    const next = this.all.find(({ pack }) => pack.tent === on);
    if (!next) return;
    const before = this.load;
    this.tent = on;
    if (!leadsOn(next.entry.counts, this.load)) this.load = loadOf(next.entry.counts.begin);
    if (on) {
      this.beside = before;
      this.left = missing(before, this.load);
    } else this.bringBack(next.entry.counts);
  }

  /** The tent is out again: what had to leave for it comes back, if nothing else took its room. */
  private bringBack(counts: Counts): void {
    this.left = nothing();
    if (this.beside && leadsOn(counts, this.beside)) this.load = this.beside;
    this.beside = null;
  }

  /** The suggested load, all of it: without the tent, where that can stay. */
  suggest(): void {
    if (this.kind === "load" && this.tent && this.tentChoice) this.tent = false;
    this.left = nothing();
    this.beside = null;
    if (this.now) this.load = loadOf(this.now.entry.counts.begin);
  }

  empty(): void {
    this.load = nothing();
    this.left = nothing();
    this.beside = null;
  }

  done(): void {
    if (!this.now) return;
    if (!this.ready) {
      this.ask(this.load);
      return;
    }
    this.desk.readying = this.kind === "load" && !this.tent && this.first;
    this.scene.act(this.now.entry.action, true, chosenOf(this.load));
  }

  private ask(load: Load): void {
    if (this.now) this.scene.why({ action: this.now.entry.action, counts: chosenOf(load) });
  }
}

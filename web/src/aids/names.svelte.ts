/** What the people at a real table are called: the same in everything that counts their game. */
import { say } from "../texts/say.svelte";
import { recall, remember } from "./kept";

export class Names {
  private given = $state<string[]>([]);

  constructor(private readonly game: string) {
    this.given = recall(`${game}.names`, []);
  }

  /** What was typed for a seat. */
  typed(seat: number): string {
    return this.given[seat] ?? "";
  }

  usual(seat: number): string {
    return say("web-aids-player", { number: seat + 1 });
  }

  of(seat: number): string {
    return this.typed(seat).trim() || this.usual(seat);
  }

  rename(seat: number, name: string): void {
    this.given[seat] = name;
    remember(`${this.game}.names`, $state.snapshot(this.given));
  }
}

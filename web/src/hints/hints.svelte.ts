/** The hint that is open at the table, which boards and docks show beside what can be done. */
import { problemText } from "../texts/problems";
import { Refusal, api } from "../wire/api";
import { tokenOf } from "../wire/shelf";
import type { Hint, Idea } from "../wire/types";

type Stage = "closed" | "thinking" | "open" | "nudge";

class Hints {
  stage = $state<Stage>("closed");
  hint = $state.raw<Hint | null>(null);
  /** The idea that is compared now. */
  chosen = $state(0);
  problem = $state("");

  /** The ideas that are shown, best first; a nudge shows none. */
  get ideas(): Idea[] {
    return this.stage === "open" ? (this.hint?.ideas ?? []) : [];
  }

  get idea(): Idea | null {
    return this.ideas[this.chosen] ?? null;
  }

  /** The number of the idea that is this action, from 1; 0: it is none. */
  numberOf(action: string): number {
    return this.ideas.findIndex((idea) => idea.action === action) + 1;
  }

  async ask(id: string, seat: number): Promise<void> {
    this.stage = "thinking";
    this.hint = null;
    this.problem = "";
    this.chosen = 0;
    try {
      const found = await api.hint(id, seat, tokenOf(id));
      if (this.stage !== "thinking") return;
      this.hint = found;
      this.stage = "open";
    } catch (error) {
      if (this.stage !== "thinking") return;
      this.problem = error instanceof Refusal ? problemText(error.problem, error.message) : String(error);
    }
  }

  choose(at: number): void {
    this.chosen = at;
  }

  nudge(): void {
    this.stage = "nudge";
  }

  reveal(): void {
    this.stage = "open";
  }

  close(): void {
    this.stage = "closed";
    this.hint = null;
    this.problem = "";
  }
}

export const hints = new Hints();

/** Waits for a review: asks for it until it is there, or until it has failed. */
import { say } from "../texts/say.svelte";
import { Refusal } from "../wire/api";
import type { Reviewing, Source } from "../wire/replay";

const SOON = 700;
const LATER = 3000;

export class Waiting {
  told = $state.raw<Reviewing | null>(null);
  /** Why there is none, in words. */
  problem = $state("");
  /** It may work another time. */
  again = $state(false);

  private timer: ReturnType<typeof setTimeout> | null = null;
  private ended = false;

  constructor(private readonly source: Source) {}

  async ask(again = false): Promise<void> {
    this.problem = "";
    this.again = false;
    try {
      this.hear(await this.source.review(again));
    } catch (error) {
      if (this.ended) return;
      if (error instanceof Refusal && (error.status === 429 || error.status === 503)) this.wait(LATER);
      else this.fail(error instanceof Refusal ? error.problem : "");
    }
  }

  end(): void {
    this.ended = true;
    if (this.timer !== null) clearTimeout(this.timer);
  }

  private hear(told: Reviewing): void {
    if (this.ended) return;
    this.told = told;
    if (told.state === "failed") this.fail(told.problem);
    else if (told.state !== "done") this.wait(SOON);
  }

  private wait(milliseconds: number): void {
    this.timer = setTimeout(() => void this.ask(), milliseconds);
  }

  private fail(problem: string): void {
    const known = ["not-over", "other-rules", "no-reviews", "too-costly", "offline"].includes(problem);
    this.problem = say(known ? `web-back-no-${problem}` : "web-back-no-review");
    this.again = !["not-over", "other-rules", "no-reviews"].includes(problem);
  }
}

/** What is being agreed on the page of a new table. */
import { callMe, ownName } from "../guest";
import { settings } from "../settings.svelte";
import { say } from "../texts/say.svelte";
import type { GameFacts } from "../wire/games.svelte";
import type { ChairPlan, NewTable } from "../wire/types";
import { usualBot, invite, playHere } from "./start";

export class TablePlan {
  here = $state(false);
  name = $state(ownName());
  people = $state<string[]>([]);
  seats = $state(4);
  bots = $state(0);
  level = $state("");
  edition = $state("");
  options = $state.raw<Record<string, string>>({});
  title = $state("");
  listed = $state(false);
  turnSeconds = $state(0);
  matchSeconds = $state(0);
  freeUndo = $state(false);
  hints = $state<NewTable["hints"]>("alone");
  /** The text of a box of one's own; empty: the standard one. */
  box = $state("");

  readonly mostBots = $derived<number>(this.here ? this.most - this.people.length : this.seats - 1);
  readonly company = $derived<number>(Math.min(this.bots, this.mostBots));
  readonly tooFew = $derived<boolean>(this.here && this.people.length + this.company < this.least);

  constructor(
    readonly facts: GameFacts,
    here: boolean,
    box = "",
  ) {
    this.box = box;
    this.here = here;
    this.seats = Math.max(this.least, Math.min(this.most, 1 + facts.company.length));
    this.level = usualBot(facts.name);
    this.edition = facts.editions[0] ?? "";
    this.people = facts.together ? [ownName()] : [ownName(), ""];
  }

  get least(): number {
    return this.facts.seats[0];
  }
  get most(): number {
    return this.facts.seats[1];
  }

  /** Choose an option; empty: as the edition has it. */
  pick(option: string, value: string): void {
    const others = Object.fromEntries(Object.entries(this.options).filter(([key]) => key !== option));
    this.options = value === "" ? others : { ...others, [option]: value };
  }

  /** Make the table and return where it is. */
  async make(): Promise<string> {
    const free_undo = this.freeUndo && this.company > 0;
    const asked = {
      game: this.facts.name,
      edition: this.edition || null,
      options: this.options,
      free_undo,
      hints: this.hints,
      box: this.box,
    };
    const bots = Array.from({ length: this.company }, () => this.level);
    return this.here ? playHere(asked, this.called(), bots) : invite({ ...asked, ...this.terms(bots) });
  }

  private called(): string[] {
    return this.people.map((person, at) => person.trim() || say("web-person", { number: at + 1 }));
  }

  private terms(bots: string[]): Partial<NewTable> {
    const name = this.name.trim();
    if (name) callMe(name);
    const open = this.seats - 1 - bots.length;
    const chairs: ChairPlan[] = [
      { kind: "you", bot: "" },
      ...Array.from({ length: open }, (): ChairPlan => ({ kind: "open", bot: "" })),
      ...bots.map((bot): ChairPlan => ({ kind: "bot", bot })),
    ];
    return {
      chairs,
      name: name || say("web-host-name"),
      look: settings.look,
      title: this.title.trim(),
      listed: this.listed,
      turn_seconds: this.turnSeconds,
      match_seconds: this.matchSeconds,
    };
  }
}

/** What a person has picked in the dock but not done yet: a kind of action, the angle of a tile. */
class Choosing {
  kind = $state<string | null>(null);
  turn = $state(0);

  toggle(kind: string): void {
    this.kind = this.kind === kind ? null : kind;
  }

  /** Forget it all: something happened. */
  reset(): void {
    this.kind = null;
    this.turn = 0;
  }
}

export const choosing = new Choosing();

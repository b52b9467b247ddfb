/** What a person has picked in the dock but not done yet: a kind of action, the angle of a tile, a place. */
class Choosing {
  kind = $state<string | null>(null);
  turn = $state(0);
  /** An action that somebody points at in the dock: its place on the board is marked. */
  pointed = $state<string | null>(null);

  toggle(kind: string): void {
    this.kind = this.kind === kind ? null : kind;
  }

  /** What a button in the dock listens to, so that its action is pointed at. */
  pointing(action: string) {
    const point = () => (this.pointed = action);
    const leave = () => (this.pointed = null);
    return { onpointerenter: point, onpointerleave: leave, onfocus: point, onblur: leave };
  }

  /** Forget it all: something happened. */
  reset(): void {
    this.kind = null;
    this.turn = 0;
    this.pointed = null;
  }
}

export const choosing = new Choosing();

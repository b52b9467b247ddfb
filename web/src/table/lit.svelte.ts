/** The space of the board that somebody points at in a sentence. */
import type { Place } from "../wire/types";

class Lit {
  place = $state.raw<Place | null>(null);
  /** A tap keeps it lit until the next one. */
  kept = $state(false);

  show(place: Place): void {
    if (!this.kept) this.place = place;
  }

  hide(): void {
    if (!this.kept) this.place = null;
  }

  /** Keep it, or let go of it if it is kept already. */
  toggle(place: Place): void {
    const same = this.kept && this.place?.x === place.x && this.place.y === place.y;
    this.place = same ? null : place;
    this.kept = !same;
  }

  clear(): void {
    this.place = null;
    this.kept = false;
  }
}

export const lit = new Lit();

/** What a person has in hand at this table and has not done yet: shared by board and dock. */
import { type CaveScene, type Cell, key } from "./cave";
import { type Ghost, type Target, ghosts, targets } from "./offers";

export class Desk {
  /** Showing where a forced move leads. */
  forcing = $state(false);
  /** The space whose ways in are offered in the dock. */
  picked = $state<Cell | null>(null);
  /** The space that is told about. */
  shown = $state<Cell | null>(null);
  /** The packing dialog is put aside to look at the cave. */
  aside = $state(false);
  /** The load was sent: being ready follows by itself. */
  readying = false;
  private side = $state("");
  private laid = $state("");

  readonly ghosts = $derived.by<Ghost[]>(() => ghosts(this.scene));
  readonly targets = $derived.by<Target[]>(() => targets(this.scene));
  readonly ghost = $derived<Ghost | null>(this.ghosts.find((one) => one.side === this.side) ?? this.ghosts[0] ?? null);
  readonly way = $derived<number>(Math.max(0, this.ghost?.ways.findIndex((one) => one.action === this.laid) ?? 0));
  readonly choice = $derived<Target | null>(
    this.targets.find((one) => this.picked !== null && key(one.cell) === key(this.picked)) ?? null,
  );
  /** Whether force is all that is left. */
  readonly onlyForce = $derived(this.targets.length > 0 && this.targets.every((one) => one.moves.length === 0));

  readonly canForce = $derived(this.targets.some((one) => one.force !== null));
  /** Whether tapping a space means to force the way. */
  readonly forced = $derived((this.forcing && this.canForce) || this.onlyForce);

  constructor(private readonly scene: CaveScene) {}

  choose(side: string): void {
    this.side = side;
  }

  turn(by: number): void {
    const ways = this.ghost?.ways ?? [];
    if (ways.length > 0) this.laid = ways[(this.way + by + ways.length) % ways.length]!.action;
  }

  place(): void {
    const action = this.ghost?.ways[this.way]?.action;
    if (action) this.scene.act(action, true);
  }

  /** Go to a space: at once if there is one way, else the ways are offered. */
  go(target: Target): void {
    this.shown = null;
    if (this.forced) {
      if (target.force) this.act(target.force.action);
    } else if (target.moves.length === 1) this.act(target.moves[0]!.action);
    else this.picked = target.cell;
  }

  /** Do it; `sure` if it was chosen in two steps already. */
  act(action: string, sure = false): void {
    if (sure) this.forcing = false;
    this.picked = null;
    this.shown = null;
    this.scene.act(action, sure);
  }
}

const desks = new WeakMap<object, Desk>();

export function deskOf(scene: CaveScene): Desk {
  const desk = desks.get(scene) ?? new Desk(scene);
  desks.set(scene, desk);
  return desk;
}

/** Where things called by a `data-lesson` name are on the screen, kept up to date while the page moves. */
const SETTLES_MS = 700;

export interface Box {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** A button that stays pressed until something else is chosen. */
  pressed: boolean;
}

/** All elements on the screen that have this name. */
export function named(name: string): Element[] {
  return [...document.querySelectorAll(`[data-lesson="${name}"]`)].filter((found) => {
    const box = found.getBoundingClientRect();
    return box.width > 0 && box.height > 0;
  });
}

/** The name of what was touched; empty: it has none. */
export function nameAt(target: EventTarget | null): string {
  return (target as Element | null)?.closest?.("[data-lesson]")?.getAttribute("data-lesson") ?? "";
}

export class Boxes {
  found = $state.raw<Box[]>([]);
  private names: string[] = [];
  private frame = 0;
  private until = 0;
  private readonly watch: MutationObserver;
  private readonly size: ResizeObserver;
  private readonly look = () => this.soon();

  constructor() {
    this.watch = new MutationObserver(this.look);
    this.size = new ResizeObserver(this.look);
    this.watch.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["transform", "style", "viewBox", "class", "width", "height", "data-lesson", "aria-pressed"],
    });
    this.size.observe(document.body);
    addEventListener("scroll", this.look, true);
    addEventListener("resize", this.look);
  }

  light(names: string[]): void {
    this.names = names;
    this.soon();
  }

  /** Measure with the next frame, and until what moves has come to rest. */
  private soon(): void {
    this.until = performance.now() + SETTLES_MS;
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.measure());
  }

  private measure(): void {
    const found = this.names.flatMap((name) =>
      named(name).map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const pressed = element.getAttribute("aria-pressed") === "true";
        return { name, x, y, width, height, pressed };
      }),
    );
    if (JSON.stringify(found) !== JSON.stringify(this.found)) this.found = found;
    this.frame = performance.now() < this.until ? requestAnimationFrame(() => this.measure()) : 0;
  }

  close(): void {
    cancelAnimationFrame(this.frame);
    this.watch.disconnect();
    this.size.disconnect();
    removeEventListener("scroll", this.look, true);
    removeEventListener("resize", this.look);
  }
}

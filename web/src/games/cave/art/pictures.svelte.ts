/** Pictures of tiles, painted once each and kept: `pictures.of(look)` is null until its picture is there. */
import { SvelteMap } from "svelte/reactivity";
import type { Look } from "./field";

/** A picture of every kind, set of exits and depth in a few variants is enough for any cave. */
export const VARIANTS = 3;

export function nameOf(look: Look): string {
  const cells = look.cells?.map((cell) => `${cell.x},${cell.y}${cell.kind[0]}${cell.exits}`).join(" ") ?? "";
  return `${look.kind} ${look.exits} ${look.level} ${look.seed} ${cells}`;
}

interface Painted {
  name: string;
  picture: string;
}

class Pictures {
  private readonly ready = new SvelteMap<string, string>();
  private readonly ordered = new Set<string>();
  private worker: Worker | null = null;
  private waiting: Look[] = [];

  of(look: Look): string | null {
    const name = nameOf(look);
    const found = this.ready.get(name);
    if (found === undefined && !this.ordered.has(name)) {
      this.ordered.add(name);
      queueMicrotask(() => this.order(name, look));
    }
    return found ?? null;
  }

  private order(name: string, look: Look): void {
    if (typeof OffscreenCanvas === "function" && typeof Worker === "function") {
      this.worker ??= this.hire();
      this.worker.postMessage({ name, look });
    } else if (typeof CanvasRenderingContext2D === "function" && document.createElement("canvas").getContext("2d")) {
      this.waiting.push(look);
      if (this.waiting.length === 1) setTimeout(() => void this.paintHere(), 30);
    }
  }

  private hire(): Worker {
    const worker = new Worker(new URL("./painter.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", (event: MessageEvent<Painted>) =>
      this.ready.set(event.data.name, event.data.picture),
    );
    return worker;
  }

  private async paintHere(): Promise<void> {
    const { paint } = await import("./painter");
    const look = this.waiting.shift();
    if (!look) return;
    const canvas = paint(look, {
      make(width, height) {
        const canvas = Object.assign(document.createElement("canvas"), { width, height });
        return { canvas, brush: canvas.getContext("2d")! };
      },
    });
    this.ready.set(nameOf(look), canvas.toDataURL("image/webp", 0.86));
    if (this.waiting.length > 0) setTimeout(() => void this.paintHere(), 30);
  }
}

export const pictures = new Pictures();

/** Dragging gear with mouse, pen or finger: an item follows the pointer and falls into a holder. */
export interface Dragged {
  /** What is dragged; null cannot be dragged. */
  what: string | null;
  /** Called with the holder, by its `data-holder`, that it fell into. */
  fell(holder: string): void;
  /** A tap without dragging. */
  tapped?(): void;
}

const FAR_ENOUGH = 8;

function holderAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-holder]") ?? null;
}

export function draggable(node: HTMLElement, given: Dragged): { update(given: Dragged): void; destroy(): void } {
  let now = given;
  let from: { x: number; y: number; pointer: number } | null = null;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;
  let moved = false;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || now.what === null) return;
    from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    moved = false;
    node.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.pointer) return;
    if (!ghost && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR_ENOUGH) return;
    if (!ghost) {
      const drawing = node.querySelector("svg");
      if (!drawing) return;
      ghost = document.createElement("div");
      ghost.className = "cave-dragged";
      ghost.setAttribute("aria-hidden", "true");
      ghost.append(drawing.cloneNode(true));
      document.body.append(ghost);
      moved = true;
    }
    ghost.style.transform = `translate(${event.clientX - 24}px, ${event.clientY - 24}px)`;
    const found = holderAt(event.clientX, event.clientY);
    if (found !== over) {
      over?.removeAttribute("data-over");
      found?.setAttribute("data-over", "");
      over = found;
    }
  }

  function stop(): void {
    ghost?.remove();
    over?.removeAttribute("data-over");
    ghost = over = null;
    from = null;
  }

  function up(event: PointerEvent): void {
    const dropped = ghost ? holderAt(event.clientX, event.clientY)?.dataset.holder : undefined;
    stop();
    if (dropped) now.fell(dropped);
  }

  /** The click that ends a drag is none. */
  function click(event: MouseEvent): void {
    if (moved) {
      event.stopImmediatePropagation();
      event.preventDefault();
      moved = false;
    } else now.tapped?.();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", stop);
  node.addEventListener("click", click);
  return {
    update(next) {
      now = next;
    },
    destroy() {
      stop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", stop);
      node.removeEventListener("click", click);
    },
  };
}

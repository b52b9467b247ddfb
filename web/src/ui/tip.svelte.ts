/**
 * A few words about something on the screen: on hover, on keyboard focus, and while a finger is held on it.
 * `{@attach tip(() => ({ title, lines }))}` on any element, also within an SVG; <Tip /> shows it.
 */
export interface Tip {
  title: string;
  lines: string[];
}

type Words = () => Tip | null;

const HOVER_MS = 250;
const HOLD_MS = 450;
const STAYS_MS = 2500;
const STILL_PX = 10;
const REACHED = "button, a, input, select, summary, label, [tabindex], [role=button]";

interface Shown {
  node: Element;
  words: Words;
}

let shown = $state.raw<Shown | null>(null);

/** Where the pointer was last seen: whoever moves it enters something before this is told. */
const rest = { x: -1, y: -1 };
addEventListener(
  "pointermove",
  (event) => {
    rest.x = event.screenX;
    rest.y = event.screenY;
  },
  { capture: true, passive: true },
);

export const TIP_ID = "tip";

export function shownTip(): Shown | null {
  return shown;
}

export function hideTip(): void {
  shown?.node.removeAttribute("aria-describedby");
  shown = null;
}

export function tip(words: Words): (node: HTMLElement | SVGElement) => () => void {
  return (node) => {
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: { x: number; y: number } | null = null;
    let held = false;

    function show(): void {
      if (!words()) return;
      hideTip();
      shown = { node, words };
      node.setAttribute("aria-describedby", TIP_ID);
    }

    function later(work: () => void, ms: number): void {
      clearTimeout(timer);
      timer = setTimeout(work, ms);
    }

    /** Not at once: an element also loses the focus while the page is being changed. */
    function hide(): void {
      clearTimeout(timer);
      queueMicrotask(() => {
        if (shown?.node === node) hideTip();
      });
    }

    function hold(): void {
      held = true;
      show();
    }

    function on<K extends keyof GlobalEventHandlersEventMap>(
      name: K,
      heard: (event: GlobalEventHandlersEventMap[K]) => void,
      capture = false,
    ): void {
      node.addEventListener(name, heard as EventListener, { signal: ended.signal, capture });
    }

    /** Something that comes to lie under a pointer at rest is not pointed at. */
    on("pointerenter", (event) => {
      if (event.pointerType !== "touch" && (event.screenX !== rest.x || event.screenY !== rest.y))
        later(show, HOVER_MS);
    });
    on("pointerleave", (event) => {
      if (event.pointerType !== "touch") hide();
    });
    on("pointerdown", (event) => {
      hide();
      held = false;
      if (event.pointerType !== "touch") return;
      from = { x: event.clientX, y: event.clientY };
      later(hold, HOLD_MS);
    });
    on("pointermove", (event) => {
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL_PX) {
        from = null;
        hide();
      }
    });
    on("pointerup", () => {
      from = null;
      if (held) later(hide, STAYS_MS);
      else clearTimeout(timer);
    });
    on("pointercancel", () => {
      from = null;
      if (!held) clearTimeout(timer);
    });
    on("contextmenu", (event) => {
      if (from || held) event.preventDefault();
    });
    /** The tap that ends a long look does nothing. */
    on(
      "click",
      (event) => {
        if (!held) return;
        held = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
    on("focusin", () => {
      if (node.matches(":focus-visible")) show();
    });
    on("focusout", hide);
    node.setAttribute("data-tip", "");
    /** What explains itself can be reached by keyboard, unless something around it can. */
    if (!node.closest(REACHED)) node.setAttribute("tabindex", "0");
    return () => {
      ended.abort();
      hide();
    };
  };
}

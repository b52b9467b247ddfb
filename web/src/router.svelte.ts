/** Where we are. Paths: /, /new/GAME, /tables, /table/ID, /replay/ID, /review/ID, /shelf (or /replays), /rules/GAME,
 * /aids/GAME/PART, /boxes/GAME, /learn, /learn/GAME/NAME, /puzzles, /puzzles/GAME/NAME, /puzzles/shared#TEXT, /glossary/GAME,
 * /links (#LINK, /new/GAME, /match/ID). */
import { saveAs } from "./ui/saving";
import { api } from "./wire/api";
import { alone, isHere } from "./wire/carrier";

/** A site without a server can lie in any folder, so its addresses are behind a #: `#/rules/cave?x=1#CAVE-4.20`. */
const shown = (): URL => (alone ? new URL(location.hash.slice(1) || "/", "https://site") : new URL(location.href));

/** The address of a place in the app, for a link that somebody else may open. */
export const linkTo = (to: string): string => new URL(alone ? `#${to}` : to, location.href).href;

class Place {
  path = $state(shown().pathname);
  query = $state(shown().searchParams);
  hash = $state(shown().hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  read(): void {
    const now = shown();
    this.path = now.pathname;
    this.query = now.searchParams;
    this.hash = now.hash.slice(1);
  }

  /** The parts of the path: /table/abc is ["table", "abc"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }
}

export const place = new Place();

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", linkTo(to));
  else history.pushState(null, "", linkTo(to));
  place.read();
  if (!place.hash) scrollTo(0, 0);
}

const recordIn = (path: string): string => /^\/api\/tables\/([\w-]+)\/record$/.exec(path)?.[1] ?? "";

/** A record of a table in this tab: no address leads to it, so it is handed over as a file. */
async function saveRecord(id: string, name: string): Promise<void> {
  saveAs(name, new Blob([await api.record(id)], { type: "text/plain" }));
}

/** For <svelte:document onclick>: links within the app do not load the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const raw = link.getAttribute("href") ?? "";
  if (alone && /^#[^/]/.test(raw)) {
    event.preventDefault();
    document.getElementById(raw.slice(1))?.scrollIntoView();
    return;
  }
  if (link.hasAttribute("download") && isHere(recordIn(link.pathname))) {
    event.preventDefault();
    void saveRecord(recordIn(link.pathname), link.download);
    return;
  }
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (["/api/", "/docs", "/manual/"].some((start) => link.pathname.startsWith(start))) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** Where we are. Paths: /, /new/GAME, /tables, /table/ID, /replay/ID, /shelf (or /replays), /rules/GAME, /aids/GAME/PART. */
class Place {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }

  /** The parts of the path: /table/abc is ["table", "abc"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }
}

export const place = new Place();

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  place.read();
  if (!place.hash) scrollTo(0, 0);
}

/** For <svelte:document onclick>: links within the app do not load the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/docs")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

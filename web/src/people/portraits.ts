/** The faces of the bots, each fetched when it is first shown. */
const files = import.meta.glob<string>("./portraits/*.svg", { query: "?raw", import: "default" });
const IDS = /(id="|url\(#)([a-z]+[bdlc])(?=[")])/g;
let uses = 0;

export function hasPortrait(name: string): boolean {
  return `./portraits/${name}.svg` in files;
}

/** Put a portrait into an element, with ids of its own, since gradients of several must not meet on a page. */
export async function draw(name: string, into: Element): Promise<void> {
  const load = files[`./portraits/${name}.svg`];
  if (!load) return;
  uses += 1;
  const use = uses;
  const source = (await load()).replace(IDS, (_, before: string, id: string) => `${before}${id}${use}`);
  const drawn = document.importNode(new DOMParser().parseFromString(source, "image/svg+xml").documentElement, true);
  drawn.removeAttribute("role");
  drawn.removeAttribute("aria-label");
  drawn.setAttribute("aria-hidden", "true");
  into.replaceChildren(drawn);
}

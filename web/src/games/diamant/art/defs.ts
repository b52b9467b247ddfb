/** Gradients and symbols that all drawings of this game use, put into the page once. */
import "./art.css";
import light from "../../../../../src/speleo/games/diamant/art/light.svg?raw";
import things from "../../../../../src/speleo/games/diamant/art/things.svg?raw";
import traps from "../../../../../src/speleo/games/diamant/art/traps.svg?raw";

const PLACE = "dia-defs";

export function ensureDefs(): void {
  if (document.getElementById(PLACE)) return;
  const holder = document.createElement("div");
  holder.id = PLACE;
  holder.setAttribute("aria-hidden", "true");
  holder.className = "sr-only";
  for (const source of [light, things, traps]) {
    const parsed = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
    parsed.setAttribute("width", "0");
    parsed.setAttribute("height", "0");
    holder.append(document.importNode(parsed, true));
  }
  document.body.append(holder);
}

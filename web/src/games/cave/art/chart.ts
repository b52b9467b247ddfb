/** A tile as plain lines: what is seen until its picture is painted, and always in the high-contrast theme. */
import { arrows } from "./arrows";
import { type Look, fieldOf } from "./field";
import { outline, sample } from "./outline";
import { nameOf } from "./pictures.svelte";

export interface Chart {
  floor: string;
  wall: string;
  contours: string[];
  inner: string;
  arrows: string;
}

const FINE = 26;
const known = new Map<string, Chart>();

/** Paths in units of which `scale` make a tile. */
export function chartOf(look: Look, scale: number): Chart {
  const name = nameOf(look);
  const found = known.get(name);
  if (found) return found;
  const field = fieldOf(look);
  const open = sample(field.at, look.width, look.height, FINE);
  const hollow = look.kind === "water" || look.kind === "descent";
  const made: Chart = {
    floor: outline(sample(field.at, look.width, look.height, FINE, true), 0, scale),
    wall: look.kind === "rockfall" ? "" : outline(open, 0, scale),
    contours: Array.from({ length: look.level }, (_, at) => outline(open, 0.03 + 0.036 * at, scale)),
    inner: hollow ? outline(sample(field.inner, look.width, look.height, FINE, true), 0, scale) : "",
    arrows: scaled(arrows(look.kind, look.exits), scale),
  };
  known.set(name, made);
  return made;
}

function scaled(path: string, by: number): string {
  return path.replace(/-?\d*\.?\d+(?:e-?\d+)?/g, (number) => (Number(number) * by).toFixed(1));
}

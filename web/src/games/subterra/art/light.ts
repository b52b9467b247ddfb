/** The only light: cones and pools of the cavers' lamps, stopped by the rock, and a red glow around horrors. */
import { keyOf } from "../model/cave";
import type { Rock } from "./rock";

export interface Lamp {
  x: number;
  y: number;
  /** Where the beam points; the whole circle if `spread` is half a turn. */
  angle: number;
  spread: number;
  reach: number;
  strength: number;
  red?: boolean;
}

export interface Lit {
  dark: string;
  warm: string;
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const STRIDE = 0.035;
const SPILL = 0.42;
const INTO_ROCK = 0.045;
const PIXELS = 36;

type Rocks = (cell: string) => Rock | undefined;

/** Where a ray ends: in the rock, at the end of its reach, or a little way into the unknown. */
export function cast(rocks: Rocks, x: number, y: number, angle: number, reach: number): [number, number] {
  const dx = Math.cos(angle) * STRIDE;
  const dy = Math.sin(angle) * STRIDE;
  let outside = 0;
  for (let gone = 0; gone < reach; gone += STRIDE) {
    x += dx;
    y += dy;
    const [cx, cy] = [Math.round(x), Math.round(y)];
    const rock = rocks(keyOf({ x: cx, y: cy }));
    if (!rock) {
      outside += STRIDE;
      if (outside > SPILL) break;
    } else if (outside > 0 || rock.at(x - cx, y - cy) > INTO_ROCK) break;
  }
  return [x, y];
}

function outline(rocks: Rocks, lamp: Lamp): [number, number][] {
  const whole = lamp.spread > 3.1;
  const rays = whole ? 90 : 46;
  const points: [number, number][] = whole ? [] : [[lamp.x, lamp.y]];
  for (let at = 0; at <= rays; at++)
    points.push(cast(rocks, lamp.x, lamp.y, lamp.angle - lamp.spread + (2 * lamp.spread * at) / rays, lamp.reach));
  return points;
}

let last = { of: "", lit: { dark: "", warm: "" } };

/** Darkness with holes where light falls, and the colour of the light, as two small pictures over the frame.
 *
 * They are dear, and most of what happens moves no lamp. `cave` tells one state of the rock from another.
 */
export function shine(lamps: Lamp[], rocks: Map<string, Rock>, frame: Frame, cave: string): Lit {
  const of = JSON.stringify([lamps, frame, cave]);
  if (of !== last.of) last = { of, lit: shone(lamps, rocks, frame) };
  return last.lit;
}

function shone(lamps: Lamp[], rocks: Map<string, Rock>, frame: Frame): Lit {
  const scale = Math.min(PIXELS, 900 / Math.max(frame.width, frame.height));
  const find: Rocks = (cell) => rocks.get(cell);
  const [dark, warm] = [sheet(frame, scale), sheet(frame, scale)];
  if (!dark || !warm) return { dark: "", warm: "" };
  dark.fillStyle = "#050406";
  dark.fillRect(0, 0, dark.canvas.width, dark.canvas.height);
  for (const lamp of lamps) {
    const points = outline(find, lamp);
    const path = new Path2D();
    points.forEach(([x, y], at) =>
      (at ? path.lineTo : path.moveTo).call(path, (x + 0.5 - frame.x) * scale, (y + 0.5 - frame.y) * scale),
    );
    path.closePath();
    const at: [number, number] = [(lamp.x + 0.5 - frame.x) * scale, (lamp.y + 0.5 - frame.y) * scale];
    const far = lamp.reach * scale;
    dark.globalCompositeOperation = "destination-out";
    dark.filter = `blur(${lamp.spread > 3.1 ? 3 : 1.2}px)`;
    dark.fillStyle = fading(dark, at, far, "0,0,0", [lamp.strength, lamp.strength * 0.86, 0]);
    dark.fill(path);
    warm.filter = "blur(1.5px)";
    warm.fillStyle = fading(warm, at, far, lamp.red ? "216,67,59" : "255,206,128", [
      0.7 * lamp.strength,
      0.42 * lamp.strength,
      0,
    ]);
    warm.fill(path);
  }
  return { dark: dark.canvas.toDataURL(), warm: warm.canvas.toDataURL() };
}

function sheet(frame: Frame, scale: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(frame.width * scale);
  canvas.height = Math.ceil(frame.height * scale);
  return canvas.getContext("2d", { willReadFrequently: true });
}

function fading(
  on: CanvasRenderingContext2D,
  at: [number, number],
  far: number,
  rgb: string,
  strength: number[],
): CanvasGradient {
  const made = on.createRadialGradient(...at, 0, ...at, far);
  strength.forEach((alpha, index) => made.addColorStop([0, 0.55, 1][index]!, `rgba(${rgb},${alpha})`));
  return made;
}

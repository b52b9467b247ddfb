/** Tiles painted once into pictures: cheap to pan and zoom, however rich the rock is. */
import type { Shape } from "../model/cave";
import { type Brush, fill, glow, stroke } from "./brush";
import { type Marks, features } from "./features";
import { stream } from "../../../art/noise";
import { blob, noise, seedOf } from "./noise";
import { type Rock, pathOf, rockOf } from "./rock";

/** The edge of a tile in the units of the board. */
export const TILE = 110;
const PIXELS = 300;

const FLOORS: Record<string, [string, string]> = {
  plain: ["#51473d", "#6b5e50"], start: ["#5b4f43", "#7a6b5a"], exit: ["#8a6a3a", "#c99a52"], water: ["#2f5a63", "#3b7480"],
  gas: ["#4d512f", "#697040"], "cave-in": ["#57473a", "#71604d"], horror: ["#3d2120", "#5a2a28"], squeeze: ["#4b4138", "#5f5346"],
  ledge: ["#51473d", "#6b5e50"], slope: ["#51473d", "#6b5e50"], scree: ["#54493d", "#6a5c4c"],
}; // prettier-ignore
const BOULDERS = ["#342d28", "#241f1b", "#3b332d", "#1f1a17"];

export interface Look {
  shape: Shape;
  cell: string;
  flooded: boolean;
  rubble: boolean;
  rope: boolean;
  blasted: string[];
  /** Chalk outlines for the light theme. */
  clear: boolean;
}

export function lookOf(shape: Shape, cell: string, marks: string[], blasted: string[], clear: boolean): Look {
  const has = (mark: string) => marks.includes(mark);
  return {
    shape,
    cell,
    flooded: has("flooded"),
    rubble: has("rubble"),
    rope: has("rope"),
    blasted,
    clear,
  };
}

export function rockFor(look: Pick<Look, "shape" | "cell" | "blasted">): Rock {
  const seed = seedOf(look.cell);
  return rockOf(`${look.shape.name}|${look.cell}|${look.blasted.join("")}`, look.shape, look.blasted, seed);
}

/** The passage as a plain area, to be seen until the tile is painted. */
export function plainly(shape: Shape, cell: string, blasted: string[]): { path: string; colour: string } {
  const rock = rockFor({ shape, cell, blasted });
  return { path: pathOf(rock.contour(0, true), TILE, true), colour: floorOf(shape)[0] };
}

function floorOf(shape: Shape): [string, string] {
  return FLOORS[shape.sort] ?? FLOORS["plain"]!;
}

const pictures = new Map<string, string>();

export function keyOf(look: Look): string {
  const { shape, cell, flooded, rubble, rope, blasted, clear } = look;
  return JSON.stringify([shape.name, cell, flooded, rubble, rope, blasted, clear]);
}

/** The picture of a tile if it was painted already. */
export function painted(look: Look): string | undefined {
  return pictures.get(keyOf(look));
}

export function paint(look: Look): string {
  const known = painted(look);
  if (known) return known;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = PIXELS;
  const on = canvas.getContext("2d");
  if (!on) return "";
  on.scale(PIXELS / TILE, PIXELS / TILE);
  on.translate(TILE / 2, TILE / 2);
  draw(on, look);
  const made = canvas.toDataURL("image/jpeg", 0.86);
  pictures.set(keyOf(look), made);
  return made;
}

function draw(on: Brush, look: Look): void {
  const { shape } = look;
  const rock = rockFor(look);
  const r = stream(seedOf(look.cell + shape.name) * 991 + 5);
  const half = TILE / 2;
  on.fillStyle = "#2b2521";
  on.fillRect(-half, -half, TILE, TILE);
  boulders(on, rock, r);
  stroke(on, pathOf(rock.contour(0.17, false), TILE), "#0e0b0a", 1, 0.6);
  stroke(on, pathOf(rock.contour(0.1, false), TILE), "#0e0b0a", 1.2, 0.8);
  fill(on, pathOf(rock.contour(0.03, true), TILE, true), "#0b0908");
  floor(on, look, shape, rock, r);
  grain(on);
  hatching(on, rock, r);
  const rim = pathOf(rock.contour(0, false), TILE);
  stroke(on, rim, look.clear ? "#f6eedf" : "#060504", look.clear ? 2.4 : 3.2);
  stroke(on, pathOf(rock.contour(0.045, false), TILE), "#8b7b69", 1.1, 0.55, [9, 5, 14, 7]);
  for (const side of look.blasted) scorch(on, side, r);
  stroke(on, `M${-half + 1} ${-half + 1}h${TILE - 2}v${TILE - 2}h${2 - TILE}Z`, "#050404", 2.4);
  stroke(on, `M${-half + 3} ${half - 4}V${-half + 5}q0 -2 2 -2H${half - 4}`, "#75675a", 0.8, 0.5);
}

function boulders(on: Brush, rock: Rock, r: () => number): void {
  for (let at = 0; at < 30; at++) {
    const [x, y] = [r() - 0.5, r() - 0.5];
    const radius = TILE * (0.05 + r() * 0.07);
    const colour = BOULDERS[Math.floor(r() * 4)]!;
    if (rock.at(x, y) < 0.05) continue;
    const stone = blob(r, radius, 7, x * TILE, y * TILE, 0.5);
    fill(on, stone, colour, 0.9);
    stroke(on, stone, "#15110f", 0.8, 0.9);
  }
}

function floor(on: Brush, look: Look, shape: Shape, rock: Rock, r: () => number): void {
  const [ground, lighter] = floorOf(shape);
  const outline = pathOf(rock.contour(0, true), TILE, true);
  fill(on, outline, ground);
  fill(on, pathOf(rock.contour(-0.055, true), TILE, true), lighter, 0.55);
  fill(on, pathOf(rock.contour(-0.11, true), TILE, true), lighter, 0.6);
  on.save();
  on.clip(new Path2D(outline));
  for (let at = 0; at < 22; at++) {
    const stone = blob(r, 0.8 + r() * 2.4, 5, (r() - 0.5) * TILE, (r() - 0.5) * TILE, 0.6);
    fill(on, stone, r() < 0.5 ? "#1b1613" : "#a08f7a", 0.18 + r() * 0.3);
  }
  const marks: Marks = look;
  features(on, shape, marks, TILE, r);
  on.restore();
}

/** Ink strokes out of the wall, along its slope. */
function hatching(on: Brush, rock: Rock, r: () => number): void {
  let path = "";
  for (const line of rock.contour(0, false))
    for (let at = 0; at < line.length; at += 2) {
      const [x, y] = line[at]!;
      if (Math.max(Math.abs(x), Math.abs(y)) > 0.5) continue;
      const [gx, gy] = rock.slope(x, y);
      const long = 0.03 + r() * 0.055;
      path += `M${x * TILE + gx * 2.5} ${y * TILE + gy * 2.5}l${gx * long * TILE + (r() - 0.5) * 3} ${gy * long * TILE + (r() - 0.5) * 3}`;
    }
  stroke(on, path, "#0a0807", 1.3, 0.85);
}

/** A hole that was blasted: burnt edges and splinters. */
const TURNS: Record<string, number> = { N: 0, E: Math.PI / 2, S: Math.PI, W: -Math.PI / 2 };

function scorch(on: Brush, side: string, r: () => number): void {
  on.save();
  on.rotate(TURNS[side] ?? 0);
  glow(on, 0, -TILE * 0.46, TILE * 0.26, "#000000", 0.75);
  for (let at = 0; at < 9; at++) {
    const x = (at / 8 - 0.5) * TILE * 0.42;
    stroke(
      on,
      `M${x * 0.7} ${-TILE * 0.4}L${x * 1.2 + (r() - 0.5) * 6} ${-TILE * (0.3 - r() * 0.1)}`,
      "#ff9a4a",
      1.4,
      0.5,
    );
    fill(on, blob(r, 1.5 + r() * 2.5, 5, x, -TILE * (0.3 + r() * 0.1), 0.6), "#3a2a20");
  }
  on.restore();
}

let grains: HTMLCanvasElement | null = null;

/** The grain of the rock: noise lit from the upper left, the same sheet for all tiles. */
function grain(on: Brush): void {
  grains ??= litNoise();
  on.save();
  on.globalCompositeOperation = "overlay";
  on.globalAlpha = 0.75;
  on.drawImage(grains, -TILE / 2, -TILE / 2, TILE, TILE);
  on.restore();
}

function litNoise(): HTMLCanvasElement {
  const side = 150;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const on = canvas.getContext("2d")!;
  const image = on.createImageData(side, side);
  const height = (x: number, y: number) =>
    noise(x / 13, y / 13, 8) * 7 + noise(x / 5, y / 5, 9) * 3 + noise(x / 2, y / 2, 10) * 1.4;
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const here = height(x, y);
      const light = 128 + (here - height(x - 1, y - 1)) * 42;
      image.data.set([light, light, light, 255], 4 * (y * side + x));
    }
  on.putImageData(image, 0, 0);
  return canvas;
}

/** Where the dice of a tile are drawn, in units of the board. */
export function dieAt(tile: { x: number; y: number }, at: number): { x: number; y: number } {
  return { x: (tile.x - 0.37 + at * 0.185) * TILE, y: (tile.y - 0.37) * TILE };
}

/** What lies on the floor of a tile: water, vents, cracks, rubble, bones, stones, arrows, ropes, daylight. */
import type { Shape } from "../model/cave";
import { type Brush, disc, fill, glow, stroke } from "./brush";
import type { Rng } from "../../../art/noise";
import { blob } from "./noise";

export interface Marks {
  flooded: boolean;
  rubble: boolean;
  rope: boolean;
}

const TURN: Record<string, number> = { N: 0, E: Math.PI / 2, S: Math.PI, W: -Math.PI / 2 };

export function features(on: Brush, shape: Shape, marks: Marks, size: number, r: Rng): void {
  const draw = DRAWN[shape.sort];
  draw?.(on, size, r, marks, shape);
  if (marks.rubble) rubble(on, size, r);
}

type Drawing = (on: Brush, size: number, r: Rng, marks: Marks, shape: Shape) => void;

const pick = <T>(r: Rng, from: T[]): T => from[Math.floor(r() * from.length)]!;
const around = (r: Rng, width: number) => (r() - 0.5) * width;

const start: Drawing = (on, size, r) => {
  stroke(on, circle(size * 0.24), "#d9cbb4", 1.6, 0.65, [5, 4]);
  disc(on, 0, 0, size * 0.17, "#0d0b0a", 0.35);
  for (let at = 0; at < 3; at++) fill(on, blob(r, 4, 6, around(r, 30), around(r, 30)), "#8a7a66", 0.6);
  const ladder = `M-7 ${size * 0.09}L0 ${-size * 0.12}L7 ${size * 0.09}M-4.6 0H4.6M-5.8 ${size * 0.045}H5.8`;
  stroke(on, ladder, "#e9dcc4", 2);
};

const exit: Drawing = (on, size, r, _marks, shape) => {
  glow(on, 0, 0, size * 0.5, "#ffdf9a", 0.9);
  on.save();
  on.rotate(TURN[shape.open[0] ?? "N"]!);
  for (let at = 0; at < 7; at++)
    stroke(
      on,
      `M${-size * (0.05 + at * 0.012)} ${size * 0.2 - at * size * 0.075}h${size * (0.1 + at * 0.024)}`,
      "#6d4a22",
      2.2,
      0.8,
    );
  for (let at = 0; at < 9; at++) {
    const x = -size * 0.26 + (at * size * 0.52) / 8;
    fill(on, `M0 ${size * 0.3}L${x - 3} ${-size * 0.32}H${x + 4}Z`, "#fff1c4", 0.09 + r() * 0.08);
  }
  disc(on, 0, size * 0.2, size * 0.1, "#fff8e2", 0.95);
  glow(on, 0, size * 0.2, size * 0.3, "#fff1c4", 0.9);
  on.restore();
};

const water: Drawing = (on, size, r, marks) => {
  const deep = marks.flooded;
  fill(on, square(size), deep ? "#0f4a63" : "#2b6f7c", deep ? 0.93 : 0.35);
  if (!deep) {
    fill(on, blob(r, size * 0.2, 11, 0, 0, 0.3), "#1f6c7c", 0.85);
    fill(on, blob(r, size * 0.13, 9, 2, 2, 0.3), "#2c8ea0", 0.6);
  }
  const spread = size * (deep ? 0.9 : 0.34);
  for (let at = 0; at < (deep ? 18 : 6); at++) {
    const [x, y, w] = [around(r, spread), around(r, spread), 5 + r() * 11];
    stroke(on, `M${x - w} ${y}q${w / 2} -3.5 ${w} 0t${w} 0`, "#9fe6ee", 1.5, 0.3 + r() * 0.45);
  }
  if (deep)
    for (let at = 0; at < 4; at++)
      stroke(on, circle(1.5 + r() * 2, around(r, size * 0.3), around(r, size * 0.4)), "#c5f3f7", 1, 0.7);
};

const gas: Drawing = (on, size, r) => {
  for (let at = 0; at < 5; at++) {
    const [angle, far] = [at * 1.3 + r(), size * 0.17 * r()];
    const vent = blob(r, 3 + r() * 3, 7, Math.cos(angle) * far, Math.sin(angle) * far, 0.4);
    fill(on, vent, "#16180d");
    stroke(on, vent, "#a9b56a", 0.9, 0.6);
  }
};

const cracks: Drawing = (on, size, r) => {
  let path = "";
  for (let at = 0; at < 7; at++) {
    let [angle, x, y] = [r() * 6.28, 0, 0];
    path += "M0 0";
    for (let step = 0; step < 5; step++) {
      angle += around(r, 1.1);
      x += Math.cos(angle) * size * 0.075;
      y += Math.sin(angle) * size * 0.075;
      path += `L${x.toFixed(1)} ${y.toFixed(1)}`;
    }
  }
  stroke(on, path, "#120d0a", 1.7, 0.85);
  on.save();
  on.translate(0.9, 1);
  stroke(on, path, "#c9a982", 0.6, 0.5);
  on.restore();
};

function rubble(on: Brush, size: number, r: Rng): void {
  for (let at = 0; at < 34; at++) {
    const [angle, far, big] = [r() * 6.28, size * 0.3 * Math.sqrt(r()), 4 + r() * 9];
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    fill(on, blob(r, big + 1.5, 6, x + 1.5, y + 2.5, 0.4), "#070504", 0.7);
    const stone = blob(r, big, 6, x, y, 0.4);
    fill(on, stone, pick(r, ["#8b7b69", "#6d5f51", "#a08e79", "#554a40"]));
    stroke(on, stone, "#1a1411", 1);
    stroke(on, `M${x - big * 0.5} ${y - big * 0.3}l${big * 0.6} ${-big * 0.25}`, "#e3d3ba", 1, 0.5);
  }
}

const lair: Drawing = (on, size, r) => {
  glow(on, 0, 0, size * 0.3, "#000000", 0.7);
  for (let at = 0; at < 10; at++)
    fill(on, blob(r, 2 + r() * 5, 8, around(r, size * 0.44), around(r, size * 0.44), 0.8), "#7c1618", 0.55);
  for (const [x, y, turn] of [
    [-12, -9, 0.35],
    [14, 8, -0.7],
    [-6, 15, 1.3],
  ] as const) {
    on.save();
    on.translate((x * size) / 116, (y * size) / 116);
    on.rotate(turn);
    stroke(on, "M-6 0H6", "#d9c6ae", 2.2, 0.85);
    for (const [bx, by] of [
      [-7, -1.6],
      [-7, 1.6],
      [7, -1.6],
      [7, 1.6],
    ] as const)
      disc(on, bx, by, 2, "#d9c6ae", 0.85);
    on.restore();
  }
  on.save();
  on.scale(size / 130, size / 130);
  stroke(on, "M-4 -26q10 22 2 44M4 -28q10 24 2 48M12 -25q9 20 1 40", "#b3302f", 2, 0.65);
  on.restore();
};

const scree: Drawing = (on, size, r) => {
  for (let at = 0; at < 70; at++) {
    const stone = blob(r, 1.6 + r() * 4.2, 5, around(r, size * 0.95), around(r, size * 0.95), 0.5);
    fill(on, stone, pick(r, ["#8a7a66", "#6b5d4e", "#a39079", "#463c33"]));
    stroke(on, stone, "#17120f", 0.7);
  }
};

const squeeze: Drawing = (on, size) => stroke(on, `M0 ${-size * 0.1}V${size * 0.1}`, "#000000", 3, 0.2);

const ledge: Drawing = (on, size, r, marks, shape) => {
  const half = size / 2;
  on.save();
  on.rotate(TURN[shape.head ?? "N"]!);
  fill(on, `M${-half} ${-half - 2}h${size}v${size * 0.36}h${-size}Z`, "#050404", 0.82);
  let lip = `M${-half} ${-size * 0.13}`;
  for (let at = 0; at < 12; at++) lip += `l${size / 12} ${around(r, 7)}`;
  stroke(on, lip, "#d9cbb4", 2.2);
  for (let at = 0; at < 16; at++) {
    const x = -half * 0.5 + (at * size * 0.5) / 15;
    stroke(on, `M${x} ${-size * 0.12}l${around(r, 3)} ${-size * (0.06 + r() * 0.1)}`, "#8a7a66", 1.1, 0.6);
  }
  arrow(on, size, marks.rope);
  on.restore();
};

const slope: Drawing = (on, size, r, marks, shape) => {
  const half = size / 2;
  on.save();
  on.rotate(TURN[shape.head ?? "N"]!);
  for (let at = 0; at < 7; at++) {
    const y = half - 8 - (at * size) / 7;
    const step = `M${-size * 0.2} ${y}q${size * 0.1} ${-7 + around(r, 3)} ${size * 0.2} -2t${size * 0.2} 1`;
    stroke(on, step, "#120d0b", 1 + at * 0.28, 0.7);
  }
  const shade = on.createLinearGradient(0, -half, 0, 0);
  shade.addColorStop(0, "#00000099");
  shade.addColorStop(1, "#00000000");
  fill(on, `M${-half} ${-half}h${size}v${half}h${-size}Z`, shade);
  arrow(on, size, marks.rope);
  on.restore();
};

function arrow(on: Brush, size: number, rope: boolean): void {
  const path = `M0 ${size * 0.3}V${-size * 0.02}M${-size * 0.085} ${size * 0.07}L0 ${-size * 0.03}L${size * 0.085} ${size * 0.07}`;
  stroke(on, path, "#0b0908", 7, 0.7);
  stroke(on, path, "#f6eedf", 3.2);
  if (!rope) return;
  let line = `M${-size * 0.13} ${size * 0.42}`;
  for (let at = 0; at < 9; at++) line += `q${at % 2 ? -4 : 4} ${-size * 0.045} 0 ${-size * 0.09}`;
  stroke(on, line, "#1a0f06", 5.5);
  stroke(on, line, "#e0a85a", 3.4);
  stroke(on, line, "#7a4a1c", 3.4, 1, [0.5, 5]);
  disc(on, -size * 0.13, size * 0.4, 5.2, "#1a0f06");
  disc(on, -size * 0.13, size * 0.4, 4, "#d9cbb4");
}

const DRAWN: Record<string, Drawing> = {
  start,
  exit,
  water,
  gas,
  "cave-in": cracks,
  horror: lair,
  scree,
  squeeze,
  ledge,
  slope,
};

function circle(radius: number, x = 0, y = 0): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

function square(size: number): string {
  return `M${-size / 2} ${-size / 2}h${size}v${size}h${-size}Z`;
}

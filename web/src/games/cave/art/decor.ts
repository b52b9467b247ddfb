/** What is drawn in ink over the shaded ground: walls, contour lines, pebbles, crystals, hachures, ripples, arrows. */
import { arrows } from "./arrows";
import { floorOf, isDark, lineOf, rgb } from "./depths";
import type { Field, Look } from "./field";
import { stream } from "../../../art/noise";
import { type Samples, outline } from "./outline";
import type { Shaded } from "./shade";

export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Widths are in pixels of a tile of this size. */
const SIZE = 92;

function samplesOf(ground: Shaded, fine: number): Samples {
  const every = 2;
  const columns = Math.ceil(ground.columns / every) + 1;
  const rows = Math.ceil(ground.rows / every) + 1;
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      values[row * columns + column] =
        ground.ground[
          Math.min(ground.rows - 1, row * every) * ground.columns + Math.min(ground.columns - 1, column * every)
        ]!;
  return { values, columns, rows, step: every / fine, first: 0.5 / fine };
}

function blob(brush: Brush, x: number, y: number, rx: number, ry: number, fill: string): void {
  brush.fillStyle = fill;
  brush.beginPath();
  brush.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  brush.fill();
}

function walls(brush: Brush, look: Look, samples: Samples): void {
  const wall = new Path2D(outline(samples, 0));
  brush.lineJoin = "round";
  brush.globalAlpha = 0.85;
  brush.strokeStyle = isDark(look.level) ? "#060a10" : "#140e09";
  brush.lineWidth = 2.4 / SIZE;
  brush.stroke(wall);
  brush.save();
  brush.translate(-0.8 / SIZE, -0.8 / SIZE);
  brush.globalAlpha = 0.35;
  brush.strokeStyle = "#fff1d6";
  brush.lineWidth = 0.6 / SIZE;
  brush.stroke(wall);
  brush.restore();
  brush.strokeStyle = lineOf(look.level);
  brush.lineWidth = 1.15 / SIZE;
  for (let line = 1; line <= look.level; line++) {
    brush.globalAlpha = Math.max(0.3, 0.86 - line * 0.1);
    brush.stroke(new Path2D(outline(samples, 0.012 + 0.036 * line)));
  }
  brush.globalAlpha = 1;
}

function stalagmite(brush: Brush, x: number, y: number, tall: number, colour: string): void {
  const wide = 0.036;
  blob(brush, x + 0.02, y + 0.005, wide * 1.5, wide * 0.6, "rgba(0,0,0,.45)");
  brush.fillStyle = colour;
  brush.strokeStyle = "#140e09";
  brush.lineWidth = 0.9 / SIZE;
  brush.beginPath();
  brush.moveTo(x - wide, y);
  brush.quadraticCurveTo(x - wide * 0.2, y - tall * 0.4, x, y - tall);
  brush.quadraticCurveTo(x + wide * 0.3, y - tall * 0.4, x + wide, y);
  brush.quadraticCurveTo(x, y + wide * 0.6, x - wide, y);
  brush.fill();
  brush.stroke();
  brush.fillStyle = "rgba(0,0,0,.38)";
  brush.beginPath();
  brush.moveTo(x, y - tall);
  brush.quadraticCurveTo(x + wide * 0.3, y - tall * 0.4, x + wide, y);
  brush.lineTo(x + wide * 0.2, y + wide * 0.3);
  brush.fill();
}

function litter(brush: Brush, look: Look, ground: Shaded, fine: number): void {
  const next = stream(look.seed * 7 + 3);
  const area = look.width * look.height;
  const floor = floorOf(look.level);
  let pebbles = 0;
  let stones = 0;
  for (let tries = 0; tries < 46 * area; tries++) {
    const x = 0.04 + next() * (look.width - 0.08);
    const y = 0.04 + next() * (look.height - 0.08);
    const d = ground.ground[Math.floor(y * fine) * ground.columns + Math.floor(x * fine)]!;
    const size = next();
    if (d < -0.022 && d > -0.085 && pebbles < 13 * area) {
      pebbles += 1;
      const r = 0.008 + size * 0.016;
      blob(brush, x + 0.01, y + 0.011, r, r * 0.72, "rgba(0,0,0,.45)");
      blob(brush, x, y, r, r * 0.72, rgb(floor, 0.62 + size * 0.4));
    }
    if (look.kind !== "water" && d < -0.05 && d > -0.1 && size > 0.6 && stones < (area > 1 ? 9 : 2)) {
      stones += 1;
      stalagmite(brush, x, y, 0.085 + next() * 0.05, rgb(floor, 1.12));
    }
  }
}

function polygon(brush: Brush, points: [number, number][], fill: string): void {
  brush.fillStyle = fill;
  brush.beginPath();
  points.forEach(([x, y], at) => (at ? brush.lineTo(x, y) : brush.moveTo(x, y)));
  brush.closePath();
  brush.fill();
}

function crystals(brush: Brush, look: Look, [cx, cy]: [number, number]): void {
  const next = stream(look.seed * 31 + 9);
  const count = 7;
  const glow = brush.createRadialGradient(cx, cy + 0.05, 0, cx, cy + 0.05, 0.25);
  glow.addColorStop(0, "rgba(185,162,255,.85)");
  glow.addColorStop(0.5, "rgba(122,91,224,.38)");
  glow.addColorStop(1, "rgba(122,91,224,0)");
  brush.fillStyle = glow;
  brush.fillRect(cx - 0.3, cy - 0.25, 0.6, 0.6);
  const shards: [number, number, number][] = [];
  for (let at = 0; at < count; at++) {
    const angle = -Math.PI / 2 + (at - (count - 1) / 2) * 0.42 + (next() - 0.5) * 0.2;
    shards.push([angle, 0.16 + next() * 0.12 - Math.abs(at - 3) * 0.018, 0.035 + next() * 0.014]);
  }
  shards.sort((a, b) => b[1] - a[1]);
  brush.strokeStyle = "#1d1340";
  brush.lineWidth = 0.9 / SIZE;
  for (const [angle, long, wide] of shards) {
    const bx = cx + Math.cos(angle) * 0.02;
    const by = cy + 0.1;
    const tip: [number, number] = [bx + Math.cos(angle) * long, by + Math.sin(angle) * long * 1.12];
    const px = -Math.sin(angle) * wide;
    const py = Math.cos(angle) * wide;
    const mx = bx + Math.cos(angle) * long * 0.74;
    const my = by + Math.sin(angle) * long * 0.74 * 1.12;
    const left: [number, number] = [mx - px, my - py];
    const right: [number, number] = [mx + px, my + py];
    const low: [number, number] = [bx - px * 0.7, by - py * 0.7];
    polygon(brush, [[bx + px * 0.7, by + py * 0.7], right, tip, left, low], "#8a6be8");
    brush.stroke();
    polygon(brush, [[bx, by], [mx, my], tip, left, low], "rgba(90,63,180,.8)");
    polygon(brush, [right, tip, [mx, my]], "rgba(233,221,255,.95)");
  }
}

function hachures(brush: Brush, look: Look, [cx, cy]: [number, number]): void {
  const next = stream(look.seed + 77);
  brush.strokeStyle = "rgba(18,16,15,.6)";
  brush.lineWidth = 1.3 / SIZE;
  brush.lineCap = "round";
  brush.beginPath();
  for (let at = 0; at < 22; at++) {
    const angle = (at / 22) * Math.PI * 2 + next() * 0.1;
    const short = 0.195 - next() * 0.02;
    brush.moveTo(cx + Math.cos(angle) * 0.235, cy + Math.sin(angle) * 0.235);
    brush.lineTo(cx + Math.cos(angle) * short, cy + Math.sin(angle) * short);
  }
  brush.stroke();
}

function ripples(brush: Brush, [cx, cy]: [number, number]): void {
  brush.strokeStyle = "rgba(230,251,247,.75)";
  brush.lineWidth = 1.4 / SIZE;
  brush.lineCap = "round";
  brush.stroke(
    new Path2D(
      `M${cx - 0.13} ${cy - 0.05}q.03-.03 .06 0t.06 0M${cx + 0.01} ${cy + 0.07}q.025-.025 .05 0t.05 0M${cx - 0.06} ${cy + 0.01}q.02-.02 .04 0t.04 0`,
    ),
  );
}

/** All of it; the brush is scaled so that one tile is 1 × 1. */
export function decorate(brush: Brush, look: Look, field: Field, ground: Shaded, fine: number): void {
  if (look.kind === "rockfall") return;
  walls(brush, look, samplesOf(ground, fine));
  litter(brush, look, ground, fine);
  if (look.kind === "photo") crystals(brush, look, field.centre);
  if (look.kind === "descent") hachures(brush, look, field.centre);
  if (look.kind === "water") ripples(brush, field.centre);
  const grade = arrows(look.kind, look.exits);
  if (grade) {
    const path = new Path2D(grade);
    brush.lineWidth = 1.2 / SIZE;
    brush.fillStyle = "#e9c07a";
    brush.strokeStyle = "#140e09";
    brush.fill(path);
    brush.stroke(path);
  }
}

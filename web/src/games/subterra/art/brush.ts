/** Short words for drawing paths on a canvas. */
export type Brush = CanvasRenderingContext2D;

export function fill(on: Brush, path: string, colour: string | CanvasGradient, alpha = 1): void {
  on.globalAlpha = alpha;
  on.fillStyle = colour;
  on.fill(new Path2D(path));
  on.globalAlpha = 1;
}

export function stroke(on: Brush, path: string, colour: string, width: number, alpha = 1, dash: number[] = []): void {
  on.globalAlpha = alpha;
  on.strokeStyle = colour;
  on.lineWidth = width;
  on.lineCap = "round";
  on.lineJoin = "round";
  on.setLineDash(dash);
  on.stroke(new Path2D(path));
  on.setLineDash([]);
  on.globalAlpha = 1;
}

export function disc(on: Brush, x: number, y: number, radius: number, colour: string, alpha = 1): void {
  on.globalAlpha = alpha;
  on.fillStyle = colour;
  on.beginPath();
  on.arc(x, y, radius, 0, Math.PI * 2);
  on.fill();
  on.globalAlpha = 1;
}

/** A soft round glow or shadow. */
export function glow(on: Brush, x: number, y: number, radius: number, colour: string, alpha: number): void {
  const gradient = on.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, colour);
  gradient.addColorStop(1, `${colour}00`);
  on.globalAlpha = alpha;
  on.fillStyle = gradient;
  on.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  on.globalAlpha = 1;
}

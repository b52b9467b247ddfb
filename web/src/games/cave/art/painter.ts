/** Paints a tile, or the start board, onto a canvas. Runs in a worker, or where there is none on the page. */
import { type Brush, decorate } from "./decor";
import { type Look, fieldOf } from "./field";
import { shade } from "./shade";

/** Pixels of a tile while it is shaded, and in the finished picture. */
const FINE = 112;
const SHOWN = 256;

export interface Canvases<C> {
  make(width: number, height: number): { canvas: C; brush: Brush };
}

export function paint<C extends CanvasImageSource>(look: Look, canvases: Canvases<C>): C {
  const field = fieldOf(look);
  const ground = shade(field, look, FINE);
  const rough = canvases.make(ground.columns, ground.rows);
  rough.brush.putImageData(new ImageData(ground.pixels, ground.columns, ground.rows), 0, 0);
  const fine = canvases.make(look.width * SHOWN, look.height * SHOWN);
  fine.brush.imageSmoothingQuality = "high";
  fine.brush.drawImage(rough.canvas, 0, 0, look.width * SHOWN, look.height * SHOWN);
  fine.brush.scale(SHOWN, SHOWN);
  decorate(fine.brush, look, field, ground, FINE);
  return fine.canvas;
}

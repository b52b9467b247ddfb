/** Paints tiles away from the page, so that the table never stutters. */
import type { Look } from "./field";
import { paint } from "./painter";

interface Ordered {
  name: string;
  look: Look;
}

const canvases = {
  make(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, brush: canvas.getContext("2d")! };
  },
};

addEventListener("message", (event: MessageEvent<Ordered>) => {
  const { name, look } = event.data;
  void paint(look, canvases)
    .convertToBlob({ type: "image/webp", quality: 0.86 })
    .then((blob) => {
      const reader = new FileReader();
      reader.onload = () => postMessage({ name, picture: reader.result });
      reader.readAsDataURL(blob);
    });
});

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

const waiting: Ordered[] = [];
let painting = false;

function written(blob: Blob): Promise<unknown> {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.readAsDataURL(blob);
  });
}

/** The newest first: it is what somebody looks at. */
async function paintAll(): Promise<void> {
  painting = true;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const blob = await paint(next.look, canvases).convertToBlob({ type: "image/webp", quality: 0.86 });
    postMessage({ name: next.name, picture: await written(blob) });
  }
  painting = false;
}

addEventListener("message", (event: MessageEvent<Ordered>) => {
  waiting.push(event.data);
  if (!painting) setTimeout(() => void (painting || paintAll()));
});

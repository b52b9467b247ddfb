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

/** The start board, then the newest first: it is what somebody looks at. */
function next(): Ordered | undefined {
  const board = waiting.findIndex((ordered) => ordered.look.cells);
  return board < 0 ? waiting.pop() : waiting.splice(board, 1)[0];
}

async function paintAll(): Promise<void> {
  painting = true;
  for (let now = next(); now; now = next()) {
    const blob = await paint(now.look, canvases).convertToBlob({ type: "image/webp", quality: 0.86 });
    postMessage({ name: now.name, picture: await written(blob) });
  }
  painting = false;
}

addEventListener("message", (event: MessageEvent<Ordered>) => {
  waiting.push(event.data);
  if (!painting) setTimeout(() => void (painting || paintAll()));
});

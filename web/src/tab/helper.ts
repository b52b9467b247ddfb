/** The second worker: bots think here, and records are read, one request at a time. */
import { loadPython } from "./loading";

const python = loadPython(() => undefined);
void python.then(() => self.postMessage("ready"));

self.onmessage = async (event: MessageEvent<{ module: string; request: Uint8Array }>) => {
  const { help_with: help } = await python;
  self.postMessage(help(event.data.module, event.data.request));
};

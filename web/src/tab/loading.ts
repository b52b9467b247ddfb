/** Brings Python into a worker: its files from beside the app, with what has arrived said as it comes. */
import type { Bridge } from "./messages";

interface Python {
  unpackArchive(data: Uint8Array, format: string, options: { extractDir: string }): void;
  pyimport(module: string): { open_host(keeper: object, ask: Ask): Promise<Bridge>; help_with: Help };
}

export type Ask = (module: string, request: Uint8Array, seconds: number) => Promise<Uint8Array>;
export type Help = (module: string, request: Uint8Array) => Uint8Array;

const ARCHIVE = "python.zip";
const PACKAGES = "/lib/python3.14/site-packages";

/** The folder with Python, beside the folder of this script. */
const folder = new URL("../tab/", self.location.href);
const beside = (name: string): string => new URL(name, folder).href;

async function arrived(name: string, heard: (bytes: number) => void): Promise<Uint8Array> {
  const answer = await fetch(beside(name));
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = answer.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    heard(value.length);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The bridge module of Python. Every file is fetched once by us, for the progress, and then comes from the cache. */
export async function loadPython(
  progress: (done: number, total: number) => void,
): Promise<ReturnType<Python["pyimport"]>> {
  const sizes = (await (await fetch(beside("files.json"))).json()) as Record<string, number>;
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let done = 0;
  const heard = (bytes: number) => progress((done += bytes), total);
  const names = Object.keys(sizes);
  const files = await Promise.all(names.map((name) => arrived(name, heard)));
  const { loadPyodide } = (await import(/* @vite-ignore */ beside("pyodide.mjs"))) as {
    loadPyodide(options: { indexURL: string }): Promise<Python>;
  };
  const python = await loadPyodide({ indexURL: folder.href });
  python.unpackArchive(files[names.indexOf(ARCHIVE)]!, "zip", { extractDir: PACKAGES });
  return python.pyimport("speleo.tab.bridge");
}

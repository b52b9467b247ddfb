/** Makes the app installable and lets it open without a connection: the manifest, and a service worker that knows every file. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";

const KEPT = /\.(js|css|html|svg|woff2|webmanifest)$/;
const WORKER = "sw.js";

export function filesToKeep(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && KEPT.test(entry.name) && entry.name !== WORKER)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  return found.sort();
}

/** The worker's text: its build is named after the names and contents of all files, so any change is a new worker. */
export function workerText(folder: string): string {
  const files = filesToKeep(folder);
  const total = createHash("sha256");
  for (const path of files)
    total
      .update(path)
      .update("\0")
      .update(readFileSync(join(folder, path)));
  const build = total.digest("hex").slice(0, 16);
  const source = readFileSync(new URL("worker.js", import.meta.url), "utf8");
  return `const FILES = ${JSON.stringify(files)};\nconst BUILD = ${JSON.stringify(build)};\n${source}`;
}

export function offline(manifest: object): Plugin {
  let folder = "";
  return {
    name: "offline",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "manifest", href: "/manifest.webmanifest" }, injectTo: "head" },
    ],
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: JSON.stringify(manifest) });
    },
    closeBundle: {
      order: "post",
      handler(error) {
        if (!error) writeFileSync(join(folder, WORKER), workerText(folder));
      },
    },
  };
}

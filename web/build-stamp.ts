/** Writes down for which API the app was built, so that the server notices an old build. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

export function buildStamp(): Plugin {
  return {
    name: "build-stamp",
    generateBundle() {
      const source = readFileSync(new URL("../src/speleo/server/web/api.json", import.meta.url), "utf8");
      this.emitFile({ type: "asset", fileName: "build.json", source });
    },
  };
}

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { buildStamp } from "./build-stamp.ts";
import { offline } from "./offline/plugin.ts";

const SERVER = process.env.SPELEO_SERVER ?? "http://127.0.0.1:8000";
const MANIFEST = {
  name: "Speleo",
  short_name: "Speleo",
  description: "Three cave board games",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#12100f",
  theme_color: "#12100f",
  icons: [
    { src: "/speleo.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    { src: "/speleo-192.png", sizes: "192x192", type: "image/png" },
    { src: "/speleo-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
  ],
};

/** Scripts and styles find each other wherever the folder lies; only the page itself says where that is. */
const relative = (_: string, { hostType }: { hostType: string }) =>
  hostType === "html" ? undefined : { relative: true };

export default defineConfig({
  experimental: { renderBuiltUrl: relative },
  worker: { format: "es" },
  plugins: [svelte(), buildStamp(), offline(MANIFEST)],
  build: {
    outDir: "../src/speleo/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true } } },
});

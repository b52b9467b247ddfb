import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { buildStamp } from "./build-stamp";

const SERVER = process.env.SPELEO_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    svelte(),
    buildStamp(),
    VitePWA({
      registerType: "autoUpdate",
      injectRegister: "script-defer",
      manifest: {
        name: "Speleo",
        short_name: "Speleo",
        description: "Three cave board games",
        start_url: "/",
        display: "standalone",
        background_color: "#12100f",
        theme_color: "#12100f",
        icons: [
          { src: "/speleo.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
          { src: "/speleo-192.png", sizes: "192x192", type: "image/png" },
          { src: "/speleo-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
        ],
      },
      workbox: {
        globPatterns: ["**/*.{js,css,html,svg,woff2}"],
        navigateFallback: "/index.html",
        navigateFallbackDenylist: [/^\/api\//, /^\/docs/, /^\/(healthz|readyz|metrics|openapi)/],
      },
    }),
  ],
  build: { outDir: "../src/speleo/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true } } },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Most units know no page; the others begin with `@vitest-environment happy-dom`. */
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: [".."] } },
  test: { environment: "node", include: ["src/**/*.test.ts", "offline/*.test.ts"], testTimeout: 60_000 },
});

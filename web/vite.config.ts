import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server carries the built client and hands it out under a strict content security policy:
// scripts and styles are files of their own, nothing is inlined.
export default defineConfig({
  plugins: [svelte({ configFile: false })],
  build: {
    outDir: "../src/banneret/table/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // browsers that know light-dark()
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8484", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});

/** Builds the page of phones at the door: small, and with its own service worker. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { doorWorker } from "./scripts/door-worker.ts";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [doorWorker()],
  build: {
    outDir: "dist/client",
    emptyOutDir: false,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { door: "door/index.html" },
    },
  },
  worker: {
    format: "es",
    // Below the page's service worker, or browsers would load it without.
    rolldownOptions: { output: { entryFileNames: "door/[name]-[hash].js" } },
  },
});

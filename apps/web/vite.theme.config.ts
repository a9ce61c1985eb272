/** Builds the script that runs before the page is painted: alone in a file, it shares no module with the pages. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  build: {
    outDir: "dist/client",
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: ".vite/theme.json",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: "src/theme/theme-boot.ts",
      output: { format: "iife", entryFileNames: "assets/theme-[hash].js" },
    },
  },
});

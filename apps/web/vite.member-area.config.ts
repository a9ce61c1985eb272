/** Builds the script of the page in the member area's frame, which can load no modules. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  build: {
    outDir: "dist/client/member-area",
    emptyOutDir: false,
    copyPublicDir: false,
    lib: {
      entry: "src/member-area/main.ts",
      formats: ["iife"],
      name: "memberArea",
      fileName: () => "member-area.js",
    },
  },
});

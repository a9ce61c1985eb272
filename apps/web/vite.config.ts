import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  build: isSsrBuild
    ? { outDir: "dist/server", target: "node24", copyPublicDir: false }
    : {
        outDir: "dist/client",
        manifest: true,
        // Fonts and images stay files of their own: the CSP allows no data: URL for fonts.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: "src/boot.ts" },
      },
  // The server's bundle carries everything, so that the gateway needs no copy of React's packages.
  ssr: isSsrBuild ? { noExternal: true } : {},
  // Node sets no NODE_ENV by itself; React would run its slow development build.
  define: isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  server: { middlewareMode: true },
}));

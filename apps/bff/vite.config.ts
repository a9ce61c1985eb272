import { defineConfig } from "vite";

/** Bundles the gateway with the workspace's packages; packages from the registry stay external. */
export default defineConfig({
  build: {
    ssr: "src/server.ts",
    outDir: "dist",
    target: "node24",
    minify: false,
    sourcemap: true,
  },
  ssr: { noExternal: [/^@kdl\//, /^@opentelemetry\//] },
});

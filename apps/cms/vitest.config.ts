import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    alias: { "@payload-config": fileURLToPath(new URL("src/payload.config.ts", import.meta.url)) },
  },
  test: {
    include: ["src/**/*.test.ts"],
    // Vitest leaves a core to others, and a small machine has two.
    maxWorkers: 2,
    setupFiles: ["src/testing/environment.ts"],
    // A test that starts Payload needs a few seconds for it, and more on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

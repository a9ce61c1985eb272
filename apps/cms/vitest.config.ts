import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Tests that repeat others on servers of another kind: `pnpm on-servers`. */
const onServers = "src/**/*-on-servers.test.ts";

export default defineConfig(({ mode }) => ({
  resolve: {
    alias: { "@payload-config": fileURLToPath(new URL("src/payload.config.ts", import.meta.url)) },
  },
  test: {
    include: [mode === "servers" ? onServers : "src/**/*.test.ts"],
    exclude: mode === "servers" ? [] : [onServers],
    // Vitest leaves a core to others, and a small machine has two.
    maxWorkers: 2,
    setupFiles: ["src/testing/environment.ts"],
    // A test that starts Payload needs a few seconds for it, and more on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
}));

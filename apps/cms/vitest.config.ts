import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const long = "src/**/*.long.test.ts";
/** Tests that repeat others on servers of another kind. */
const onServers = "src/**/*-on-servers.test.ts";

export default defineConfig({
  resolve: {
    alias: { "@payload-config": fileURLToPath(new URL("src/payload.config.ts", import.meta.url)) },
  },
  test: {
    // `npm test` runs "unit", `npm test -- --all` all three.
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["src/**/*.test.{ts,tsx}"], exclude: [long, onServers] },
      },
      { extends: true, test: { name: "long", include: [long] } },
      { extends: true, test: { name: "servers", include: [onServers] } },
    ],
    // Vitest leaves a core to others, and a small machine has two.
    maxWorkers: 2,
    globalSetup: ["src/testing/seeded-folder.ts"],
    setupFiles: ["src/testing/environment.ts"],
    // A test that starts Payload needs a few seconds for it, and more on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 240_000,
  },
});

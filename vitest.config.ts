/** Tests of the repository itself; each workspace has its own. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["*.test.ts", "scripts/**/*.test.ts", "deploy/**/*.test.ts"],
    // For machines that do something else beside.
    testTimeout: 60_000,
  },
});

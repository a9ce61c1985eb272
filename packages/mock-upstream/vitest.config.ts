import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // A worker loads the modules once for all files that it runs.
    isolate: false,
    // For machines that do something else beside.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
});

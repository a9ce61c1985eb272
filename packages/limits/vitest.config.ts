import { defineConfig } from "vitest/config";

// For machines that do something else beside.
export default defineConfig({
  test: { testTimeout: 60_000, expect: { poll: { timeout: 10_000 } } },
});

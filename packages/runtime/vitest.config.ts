import { defineConfig } from "vitest/config";

// Generous, for machines that are busy with something else.
export default defineConfig({
  test: { testTimeout: 60_000, expect: { poll: { timeout: 10_000 } } },
});

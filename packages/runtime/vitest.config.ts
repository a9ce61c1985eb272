import { defineConfig } from "vitest/config";

// Generous, for machines that are busy with something else.
export default defineConfig({
  // More than a small machine has cores: much of what is tested here is waiting.
  test: { maxWorkers: 4, testTimeout: 60_000, expect: { poll: { timeout: 10_000 } } },
});

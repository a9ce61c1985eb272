import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // More than a small machine has cores: much of what is tested here is waiting.
    maxWorkers: 3,
    // For machines that do something else beside.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
});

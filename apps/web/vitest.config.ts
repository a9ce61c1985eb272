import { defineConfig } from "vitest/config";

export default defineConfig({
  // For machines that do something else beside.
  test: { include: ["src/**/*.test.{ts,tsx}"], testTimeout: 30_000 },
});

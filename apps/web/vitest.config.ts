import { defineConfig } from "vitest/config";
import { pageModules } from "./scripts/page-modules.ts";

export default defineConfig({
  plugins: [pageModules()],
  // For machines that do something else beside.
  test: { include: ["src/**/*.test.{ts,tsx}"], testTimeout: 30_000 },
});

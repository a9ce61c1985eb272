import { defineConfig } from "vitest/config";
import { pageModules } from "./scripts/page-modules.ts";

export default defineConfig({
  plugins: [pageModules()],
  test: {
    include: ["src/**/*.test.{ts,tsx}"],
    // A worker loads the modules once for all files that it runs: loading them took half the time.
    isolate: false,
    // For machines that do something else beside.
    testTimeout: 30_000,
  },
});

import { defineConfig } from "vitest/config";

const long = "src/**/*.long.test.ts";

export default defineConfig({
  test: {
    // `npm test` runs "unit", `npm test -- --all` both.
    projects: [
      {
        extends: true,
        // A worker loads the modules once for all files that it runs: loading them took half the time.
        test: { name: "unit", include: ["src/**/*.test.ts"], exclude: [long], isolate: false },
      },
      { extends: true, test: { name: "long", include: [long] } },
    ],
    // More than a small machine has cores: much of what is tested here is waiting.
    maxWorkers: 3,
    // For machines that do something else beside.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
});

import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const long = "src/**/*.long.test.ts";
/** Tests that repeat others on other database or storage servers. */
const onServers = "src/**/*-on-servers.test.ts";
/** Tests that mock modules, or change the environment before the configuration reads it. */
const isolated = [
  "src/admin/**/*.test.tsx",
  "src/database/generated.test.ts",
  "src/hooks/announce.test.ts",
  "src/jobs/abandoned-mail.test.ts",
  "src/jobs/scheduled-change.test.ts",
  "src/jobs/send-mail.test.ts",
  "src/members/accounts.test.ts",
  "src/members/passwords.test.ts",
  "src/scanning/scan-runner.test.ts",
  "src/server/read-readiness.test.ts",
];

const all = ["src/**/*.test.{ts,tsx}"];
const notUnit = [long, onServers];

export default defineConfig({
  resolve: {
    alias: { "@payload-config": fileURLToPath(new URL("src/payload.config.ts", import.meta.url)) },
  },
  test: {
    // `npm test` runs "unit" and "isolated", `npm test -- --all` all four.
    projects: [
      {
        extends: true,
        // Loading Payload takes 1.5 s of CPU time, so each worker does it once for all its files.
        test: {
          name: "unit",
          include: all,
          exclude: [...notUnit, ...isolated],
          isolate: false,
          provide: { modulesAreShared: true },
        },
      },
      { extends: true, test: { name: "isolated", include: isolated } },
      { extends: true, test: { name: "long", include: [long] } },
      { extends: true, test: { name: "servers", include: [onServers] } },
    ],
    provide: { modulesAreShared: false },
    // Vitest leaves one core free by default, and a small machine has only two.
    maxWorkers: 2,
    globalSetup: ["src/testing/seeded-folder.ts"],
    setupFiles: ["src/testing/environment.ts"],
    // A test that starts Payload needs a few seconds for it, and more on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 240_000,
  },
});

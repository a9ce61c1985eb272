import { defineConfig } from "@playwright/test";
import { quickLaunchOptions } from "./support/chromium.ts";

const SHIPPED = "shipped-*.spec.ts";
/** Files and tests of the second tier. Patterns are matched against a test's file, title and tags. */
const LONG = /\.long\.spec\.ts|@long\b/;
/** Scheduled publishing waits for minutes, which others can use. */
const WAITING = ["shipped-schedule.long.spec.ts", "shipped-editor.long.spec.ts"];
/** Some take more than a minute even on a machine that does nothing else. */
const LONG_TIMEOUT = 300_000;

export default defineConfig({
  testDir: "journeys",
  globalSetup: "./support/seed-folder.ts",
  testMatch: "*.spec.ts",
  // Files are of different lengths, and a test needs nothing of the one before.
  fullyParallel: true,
  // More than a small machine has cores: much of a journey is waiting.
  workers: 3,
  // A test that passes only at the second try is broken. CI tries once more all the same, and lists it as
  // flaky at the end: one race must not cost a whole run.
  retries: process.env["RETRY_FAILED_TESTS"] ? 1 : 0,
  // For machines that do something else beside.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["list"]],
  projects: [
    // The CMS takes its time to start and to be seeded: one for all that need it.
    { name: "shipped", testMatch: SHIPPED, grepInvert: LONG, workers: 1 },
    { name: "site", testIgnore: SHIPPED, grepInvert: LONG },
    // What only `npm test -- --all` runs.
    { name: "waiting-long", testMatch: WAITING, workers: 1, timeout: LONG_TIMEOUT },
    {
      name: "shipped-long",
      testMatch: SHIPPED,
      testIgnore: WAITING,
      grep: LONG,
      workers: 1,
      timeout: LONG_TIMEOUT,
    },
    { name: "site-long", testIgnore: SHIPPED, grep: LONG, timeout: LONG_TIMEOUT },
  ],
  use: {
    launchOptions: quickLaunchOptions,
    // What is kept on failure is recorded always, for a fifth of the time: `--trace on` looks at one.
    trace: "off",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
  },
});

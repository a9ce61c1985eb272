import { defineConfig } from "@playwright/test";
import { quickLaunchOptions } from "./support/chromium.ts";

const SHIPPED = "shipped-*.spec.ts";
/** Files and tests of the second tier. Patterns are matched against a test's file, title and tags. */
const LONG = /\.long\.spec\.ts|@long\b/;
/** Scheduled publishing waits for minutes, in which other tests can run. */
const WAITING = ["shipped-schedule.long.spec.ts", "shipped-editor.long.spec.ts"];
/** Some take more than a minute even on a machine that does nothing else. */
const LONG_TIMEOUT = 300_000;

export default defineConfig({
  testDir: "journeys",
  globalSetup: "./support/seed-folder.ts",
  testMatch: "*.spec.ts",
  // Files differ in length, and tests don't depend on earlier ones.
  fullyParallel: true,
  // More than a small machine has cores, since journeys mostly wait.
  workers: 3,
  // A test that only passes at the second try is broken. CI still retries it once, and lists it as
  // flaky at the end, since one race mustn't fail a whole run.
  retries: process.env["RETRY_FAILED_TESTS"] ? 1 : 0,
  // Allows for machines that are busy with other work.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["list"]],
  projects: [
    // Starting and seeding the CMS takes long, so these tests share one.
    { name: "shipped", testMatch: SHIPPED, grepInvert: LONG, workers: 1 },
    { name: "site", testIgnore: SHIPPED, grepInvert: LONG },
    // Only run by `npm test -- --all`.
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
    // Traces kept on failure are recorded for every test, at a fifth of the time. Debug with `--trace on`.
    trace: "off",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
  },
});

import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The machine's Chromium, if there is one; otherwise, Playwright looks for its own. */
const firstOf = (paths: readonly string[]) => {
  const executablePath = paths.find((path) => existsSync(path));
  return executablePath === undefined ? {} : { executablePath };
};

/**
 * Chromium without windows and profiles, if it is installed: a new context takes a quarter of the CPU
 * time. Lighthouse measures in the full browser.
 */
const shells = ["/usr/bin/chromium-headless-shell", ...installed];

/** Keeps the browser's background activity from disturbing tests. */
const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const launchOptions: LaunchOptions = {
  args: chromiumFlags,
  // In locales without UTF-8, downloads lose names with non-ASCII letters.
  env: { ...process.env, LC_ALL: "C.UTF-8" },
  ...firstOf(installed),
};

export const quickLaunchOptions: LaunchOptions = { ...launchOptions, ...firstOf(shells) };

import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The Chromium of the machine, if there is one; else Playwright looks for its own. */
const firstOf = (paths: readonly string[]) => {
  const executablePath = paths.find((path) => existsSync(path));
  return executablePath === undefined ? {} : { executablePath };
};

/**
 * Chromium without windows and profiles, where it is installed: a new context costs a quarter of the processor
 * time. Lighthouse measures in the whole browser.
 */
const shells = ["/usr/bin/chromium-headless-shell", ...installed];

/** Nothing that a browser does on its own behalf may disturb a test. */
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
  // In a locale without UTF-8 downloads lose names that have other letters than ASCII's.
  env: { ...process.env, LC_ALL: "C.UTF-8" },
  ...firstOf(installed),
};

export const quickLaunchOptions: LaunchOptions = { ...launchOptions, ...firstOf(shells) };

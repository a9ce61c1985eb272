import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The Chromium of the machine, if there is one; else Playwright looks for its own. */
const executablePath = installed.find((path) => existsSync(path));

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
  ...(executablePath && { executablePath }),
};

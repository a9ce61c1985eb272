/** One run of Lighthouse with its default settings: a phone on a slow network. */
import { chromium } from "@playwright/test";
import lighthouse, { type Flags, type Result } from "lighthouse";
import { launchOptions } from "../support/chromium.ts";
import { freePort } from "@kdl/runtime/testing/free-port";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

/** Categories that depend only on the page, not on the machine. */
export const steadyCategories = ["accessibility", "best-practices", "seo"] as const;

const timings = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;
export type Timing = keyof typeof timings;

export interface Audit {
  /** From 0 to 100. */
  scores: Record<Category, number>;
  /** In ms; CLS has no unit. */
  timings: Record<Timing, number>;
  /** Audits that cost points: category, audit, and Lighthouse's explanation. */
  shortcomings: string[];
}

/** For audits without performance: skips everything that only measures speed. */
const unhurried: Flags = {
  throttlingMethod: "provided",
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  cpuQuietThresholdMs: 0,
  maxWaitForFcp: 90_000,
  maxWaitForLoad: 90_000,
  disableFullPageScreenshot: true,
};

/** Chromium loses the beginning of a trace now and then. */
const LOST_TRACE = "NO_NAVSTART";
const TRIES = 3;

/** Opens the page in a new browser, so that no run benefits from the previous one. */
export async function audit(
  url: string,
  onlyCategories: readonly Category[] = categories,
): Promise<Audit> {
  for (let attempt = 1; ; attempt += 1) {
    const lhr = await runLighthouse(url, onlyCategories);
    if (lhr.runtimeError?.code === LOST_TRACE && attempt < TRIES) continue;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return {
      scores: mapValues(categories, (id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
      timings: mapValues(
        Object.keys(timings) as Timing[],
        (name) => lhr.audits[timings[name]]?.numericValue ?? 0,
      ),
      shortcomings: shortcomingsOf(lhr),
    };
  }
}

async function runLighthouse(url: string, onlyCategories: readonly Category[]): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const outcome = await lighthouse(url, {
      port,
      onlyCategories: [...onlyCategories],
      logLevel: "error",
      ...(onlyCategories.includes("performance") ? {} : unhurried),
    });
    if (!outcome) throw new Error(`Lighthouse gave no result for ${url}`);
    return outcome.lhr;
  } finally {
    await browser.close();
  }
}

function shortcomingsOf({ categories: found, audits }: Result): string[] {
  return Object.entries(found).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) =>
        [`${category}: ${id}`, audits[id]?.title, audits[id]?.displayValue]
          .filter(Boolean)
          .join(" · "),
      ),
  );
}

function mapValues<Key extends string>(keys: readonly Key[], value: (key: Key) => number) {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, number>;
}

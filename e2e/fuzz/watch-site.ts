/** Watches the programs while they are attacked. */
import { type PeakWatch, watchPeak } from "../support/inspected-program.ts";
import { type Target, targets } from "./input.ts";
import type { FuzzedSite } from "./site.ts";

const LOOKS_EVERY_MS = 500;

export interface SiteWatch extends Disposable {
  /** Aborts when one of the programs ends. */
  signal: AbortSignal;
  peaks: Readonly<Record<Target, PeakWatch>>;
}

export function watchSite({ programs, dead }: FuzzedSite): SiteWatch {
  const over = new AbortController();
  const peaks = {
    cms: watchPeak(programs.cms),
    gateway: watchPeak(programs.gateway),
    limited: watchPeak(programs.limited),
  };
  const timer = setInterval(() => dead().length > 0 && over.abort(), LOOKS_EVERY_MS);
  return {
    signal: over.signal,
    peaks,
    [Symbol.dispose]() {
      clearInterval(timer);
      for (const name of targets) peaks[name][Symbol.dispose]();
    },
  };
}

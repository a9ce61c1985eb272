/** Looks at the programs while they are attacked. */
import { type Target, targets } from "./input.ts";
import type { FuzzedSite } from "./site.ts";

const LOOKS_EVERY_MS = 500;

export interface SiteWatch extends Disposable {
  /** Aborts when one of the programs ends. */
  signal: AbortSignal;
  /** In MiB, by program. */
  peakRssMib: Record<string, number>;
}

export function watchSite(site: FuzzedSite): SiteWatch {
  const over = new AbortController();
  const peakRssMib: Record<string, number> = {};
  async function look(name: Target): Promise<void> {
    const mib = await site.programs[name].rssMib();
    peakRssMib[name] = Math.max(peakRssMib[name] ?? 0, mib);
  }
  const timer = setInterval(() => {
    if (site.dead().length > 0) return over.abort();
    // One that has just ended has no memory.
    for (const name of targets) void look(name).catch(() => {});
  }, LOOKS_EVERY_MS);
  return { signal: over.signal, peakRssMib, [Symbol.dispose]: () => clearInterval(timer) };
}

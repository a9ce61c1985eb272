import { setTimeout as sleep } from "node:timers/promises";

export interface WaitOptions {
  timeoutMs: number;
  pollMs: number;
  /** Ends the wait at once. */
  signal: AbortSignal;
  /** Called once, when it takes longer than `slowMs`. */
  onSlow?: () => void;
  slowMs?: number;
}

/**
 * Asks `url` until it answers 200.
 * @returns whether it did so in time
 */
export async function waitUntilOk(url: string, options: WaitOptions): Promise<boolean> {
  const begun = Date.now();
  let told = false;
  while (Date.now() - begun < options.timeoutMs && !options.signal.aborted) {
    if (await isOk(url)) return true;
    if (!told && Date.now() - begun > (options.slowMs ?? Number.POSITIVE_INFINITY)) {
      told = true;
      options.onSlow?.();
    }
    await sleep(options.pollMs);
  }
  return false;
}

async function isOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

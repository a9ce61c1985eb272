/** How long content lives and how long anyone waits for it, in milliseconds. */

/** How long content is shown while the upstream fails. */
export const MAX_STALE_MS = 24 * 60 * 60_000;
/** How long a failure is returned again without asking the upstream. */
export const FAILURE_MEMORY_MS = 1000;
/** How long a visitor waits for a load of something that failed the last time. */
export const WAIT_AFTER_FAILURE_MS = 1000;
/** How long a visitor waits for a newer version of something that is cached. */
export const WAIT_WITH_FALLBACK_MS = 2000;
/** How often resources that failed are retried without a visitor's request. */
export const PROBE_INTERVAL_MS = 1500;

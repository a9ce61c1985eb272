const DAY_MS = 24 * 60 * 60 * 1000;

/** How often mail that failed is tried again. */
export const RETRIES = 10;

/**
 * Wait before the first retry; it doubles with each. Chosen so that the last one comes 24 h after the
 * first failure: about 1, 3, 6, 11, 22 and 45 minutes, then 1½, 3, 6 and 12 hours.
 */
export const FIRST_DELAY_MS = Math.floor(DAY_MS / (2 ** RETRIES - 1));

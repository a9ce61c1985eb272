/** No imports here, since pages load this module. */

/** Where browsers send their vitals. */
export const WEB_VITALS_PATH = "/web-vitals";

/** Vitals that are times. */
export const timedVitals = ["LCP", "INP", "FCP", "TTFB"] as const;

/** An hour: anything longer means that the tab was suspended. */
export const VITAL_MAX_MS = 3_600_000;
/** Forty times the threshold for poor. */
export const SHIFT_MAX = 10;

/** No import here: pages use these without loading the schemas. */

/** Where browsers send their vitals. */
export const WEB_VITALS_PATH = "/web-vitals";

/** Vitals that are times. */
export const timedVitals = ["LCP", "INP", "FCP", "TTFB"] as const;

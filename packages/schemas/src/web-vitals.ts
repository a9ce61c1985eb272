/** What browsers tell about how a page felt: figures, and which kind of page it was. */
import { z } from "zod";
import { pagePatterns } from "./page-patterns.ts";

/** An hour: whatever is longer says that a tab slept. */
const MAX_MS = 3_600_000;
/** Ten times what counts as bad. */
const MAX_SHIFT = 10;

const milliseconds = z.number().min(0).max(MAX_MS).optional();

/** One page view: its vitals, each at most once, in the unit of the standard. */
export const webVitals = z.strictObject({
  route: z.enum(pagePatterns),
  LCP: milliseconds,
  INP: milliseconds,
  FCP: milliseconds,
  TTFB: milliseconds,
  /** Without a unit. */
  CLS: z.number().min(0).max(MAX_SHIFT).optional(),
});
export type WebVitals = z.infer<typeof webVitals>;

/** Web Vitals as browsers report them, with the pattern of the page. */
import { z } from "zod";
import { pagePatterns } from "./pages/page-patterns.ts";
import { SHIFT_MAX, VITAL_MAX_MS } from "./web-vital-names.ts";

const milliseconds = z.number().min(0).max(VITAL_MAX_MS).optional();

/** One page view: its vitals, each at most once, in the unit of the standard. */
export const webVitals = z.strictObject({
  route: z.enum(pagePatterns),
  LCP: milliseconds,
  INP: milliseconds,
  FCP: milliseconds,
  TTFB: milliseconds,
  /** Without a unit. */
  CLS: z.number().min(0).max(SHIFT_MAX).optional(),
});
export type WebVitals = z.infer<typeof webVitals>;

import { pagePatterns } from "@kdl/schemas/pages/page-patterns";
import { timedVitals } from "@kdl/schemas/web-vital-names";
import type { WebVitals } from "@kdl/schemas/web-vitals";
import type { Meter } from "@kdl/runtime/metrics/meter";

/** Around the thresholds of good and poor: 2.5 and 4 s for LCP, 0.2 and 0.5 s for INP. */
const SECONDS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10, 20];
/** Good up to 0.1, poor above 0.25. */
const SHIFTS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Web Vitals measured by browsers. @returns records those of one page view */
export function createVitalMetrics(meter: Meter): (view: WebVitals) => void {
  const times = meter.histogram({
    name: "web_vital_seconds",
    help: "Web Vitals that are times, as browsers measured them.",
    labels: { name: timedVitals, http_route: pagePatterns },
    buckets: SECONDS,
  });
  const shifts = meter.histogram({
    name: "web_vital_layout_shift",
    help: "How much pages moved while they were looked at (CLS).",
    labels: { http_route: pagePatterns },
    buckets: SHIFTS,
  });
  return (view) => {
    for (const name of timedVitals) {
      const ms = view[name];
      if (ms !== undefined) times.of({ name, http_route: view.route }).observe(ms / 1000);
    }
    if (view.CLS !== undefined) shifts.of({ http_route: view.route }).observe(view.CLS);
  };
}

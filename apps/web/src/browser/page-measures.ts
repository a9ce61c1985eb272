import type { PagePattern } from "@kdl/schemas/pages/registry";

/** Measures this page view once the browser is idle. */
export function measureWhenIdle(route: PagePattern): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // Visitors who save data shouldn't pay for our measurements.
  if (connection?.saveData) return;
  const measure = () => {
    void import("./web-vitals.ts").then(({ reportVitals }) => reportVitals(route)).catch(() => {});
  };
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(measure);
  else setTimeout(measure, 200);
}

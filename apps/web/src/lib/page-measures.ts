/** Loads the measuring of this page view when the browser has nothing better to do. */
export function measureWhenIdle(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // Who pays for each byte has better uses for them.
  if (connection?.saveData) return;
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(measure);
  else setTimeout(measure, 200);
}

function measure(): void {
  void import("./web-vitals.ts").then(({ reportVitals }) => reportVitals()).catch(() => {});
}

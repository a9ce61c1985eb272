/** Tells the gateway how this page view felt. Loaded once the page is alive, and where it is wanted alone. */
import { SHIFT_MAX, VITAL_MAX_MS, WEB_VITALS_PATH } from "@kdl/schemas/web-vital-names";
import type { PagePattern } from "@kdl/schemas/pages/registry";
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";

/** How a visitor's browser came to the page is nobody's business; which kind of page it is says enough. */
type View = { route: PagePattern } & Partial<Record<string, number | string>>;

/**
 * Measures from the first byte on, as browsers keep what has happened. Sends everything once, when the page
 * is hidden for the first time: what comes later is rarely heard of.
 */
export function reportVitals(route: PagePattern): void {
  const view: View = { route };
  const note = ({ name, value }: MetricType) => {
    view[name] =
      name === "CLS"
        ? Math.min(Number(value.toFixed(4)), SHIFT_MAX)
        : Math.min(Math.round(value), VITAL_MAX_MS);
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(note, { reportAllChanges: true });
  }

  let isSent = false;
  const send = () => {
    if (isSent) return;
    isSent = true;
    navigator.sendBeacon(WEB_VITALS_PATH, JSON.stringify(view));
  };
  // The library's own listeners come first: they are closer to the event.
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") send();
  });
  addEventListener("pagehide", send);
}

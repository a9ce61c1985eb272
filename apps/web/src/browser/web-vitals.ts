/** Reports the Web Vitals of this page view. Loaded after hydration, and only if the gateway asks for it. */
import { SHIFT_MAX, VITAL_MAX_MS, WEB_VITALS_PATH } from "@kdl/schemas/web-vital-names";
import type { PagePattern } from "@kdl/schemas/pages/registry";
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";

/** The pattern of the page, never its address: a visitor's path through the site stays private. */
type View = { route: PagePattern } & Partial<Record<string, number | string>>;

/**
 * Measures from the first byte on, since browsers buffer earlier entries. Sends everything once, when the page
 * is first hidden: later events often get lost.
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
  // The library's own listeners run first: they are closer to the event.
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") send();
  });
  addEventListener("pagehide", send);
}

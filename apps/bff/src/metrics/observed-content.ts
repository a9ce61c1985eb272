/** Gauges of what the gateway depends on, read when metrics are collected. */
import { type Resource, resourceNames } from "@kdl/schemas/content/resources";
import type { Meter } from "@kdl/runtime/metrics/meter";

/** Defines a gauge that is 1 or 0. */
function observeUp(meter: Meter, named: { name: string; help: string }, isUp: () => boolean): void {
  meter.gauge({ ...named, collect: (gauge) => gauge.of({}).set(isUp() ? 1 : 0) });
}

/** `shared_counts_up`, where Redis is used. */
export function observeSharedCounts(meter: Meter, isUp: () => boolean): void {
  const help = "Whether Redis answers, so that gateways count together.";
  observeUp(meter, { name: "shared_counts_up", help }, isUp);
}

/** Defines gauges of the upstream's reachability and the content's age. */
export function observeContent(
  meter: Meter,
  content: {
    status(): { reachable: boolean };
    loadTimes(): readonly { resource: Resource; loadedAt: number | null }[];
  },
): void {
  const help = "Whether the last read of the upstream succeeded.";
  observeUp(meter, { name: "upstream_up", help }, () => content.status().reachable);
  meter.gauge({
    name: "content_age_seconds",
    help: "Seconds since a resource was last read; content is reloaded when a visitor needs it.",
    labels: { resource: resourceNames },
    collect(gauge) {
      const now = Date.now();
      for (const { resource, loadedAt } of content.loadTimes()) {
        if (loadedAt !== null) gauge.of({ resource }).set((now - loadedAt) / 1000);
      }
    },
  });
}

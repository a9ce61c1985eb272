import { env } from "../env.ts";
import { afterLastRequest } from "../lifecycle/closing.ts";
import { processLog } from "../logs/process-log.ts";
import { metrics } from "../metrics/metrics.ts";
import { createNotifier } from "./create-notifier.ts";

/** Notifies the gateways of this deployment; does nothing without a secret to sign with. */
export const notifier = createNotifier({
  gateways: env.GATEWAY_URLS ?? [`http://127.0.0.1:${env.PORT}`],
  secret: env.GATEWAY_SECRET ?? null,
  onDelivered: () => metrics.contentWebhooks.of({ outcome: "told" }).inc(),
  onFailure: (gateway, reason) => {
    metrics.contentWebhooks.of({ outcome: "failed" }).inc();
    processLog().warn({ gateway, reason }, "could not notify a gateway of a change");
  },
});

// Sends the last changes on shutdown; a gateway that misses them learns of them when its content
// expires.
afterLastRequest(notifier.close);

import { env } from "../env.ts";
import { afterLastRequest } from "../lifecycle/closing.ts";
import { processLog } from "../logs/process-log.ts";
import { metrics } from "../metrics/metrics.ts";
import { createNotifier } from "./create-notifier.ts";

/** Tells the gateways of this deployment; silent when there is no secret to sign with. */
export const notifier = createNotifier({
  gateways: env.GATEWAY_URLS ?? [`http://127.0.0.1:${env.PORT}`],
  secret: env.GATEWAY_SECRET ?? null,
  onTold: () => metrics.contentWebhooks.of({ outcome: "told" }).inc(),
  onFailure: (gateway, reason) => {
    metrics.contentWebhooks.of({ outcome: "failed" }).inc();
    processLog().warn({ gateway, reason }, "a gateway could not be told of a change");
  },
});

// What was saved last is told as well; who isn't told learns of it when its content is no longer fresh.
afterLastRequest(notifier.close);

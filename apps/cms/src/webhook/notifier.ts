import { env } from "../env.ts";
import { createNotifier } from "./create-notifier.ts";

/** Tells the gateways of this deployment; silent when there is no secret to sign with. */
export const notifier = createNotifier({
  gateways: env.GATEWAY_URLS ?? [`http://127.0.0.1:${env.PORT}`],
  secret: env.GATEWAY_SECRET ?? null,
  onFailure: (gateway, reason) => {
    process.stderr.write(`cms: could not tell ${gateway} of a change (${reason})\n`);
  },
});

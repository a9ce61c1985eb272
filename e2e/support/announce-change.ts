import { resourceNames } from "@kdl/schemas/content/resources";
import { webhookHeaders } from "@kdl/schemas/contract/signing";
import { WEBHOOK_PATH } from "@kdl/schemas/contract/webhook";

/** Tells a gateway, as the CMS does, that everything has changed, so that it reloads. */
export async function announceChange(url: string, secret: string) {
  const body = JSON.stringify({ resources: resourceNames });
  const response = await fetch(url + WEBHOOK_PATH, {
    method: "POST",
    headers: webhookHeaders(secret, body),
    body,
  });
  if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
}

import {
  isGenuineWebhook,
  WEBHOOK_SIGNATURE_HEADER,
  WEBHOOK_TIMESTAMP_HEADER,
} from "@kdl/schemas/contract/signing";
import { contentChange, WEBHOOK_PATH } from "@kdl/schemas/contract/webhook";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Purges } from "../content/purges.ts";
import { HttpError } from "../plugins/error-replies.ts";
import { parseJson } from "../parse-json.ts";
import { takeTextBodies } from "../plugins/text-bodies.ts";

const MAX_BODY_BYTES = 16 * 1024;

export interface ContentWebhookOptions {
  secret: string | undefined;
  purges: Pick<Purges, "purge">;
  stallMs: number | undefined;
}

/** Takes the CMS's word that content changed. A repeated message does no harm, so none are remembered. */
export async function contentWebhook(
  app: FastifyInstance,
  { secret, purges, stallMs }: ContentWebhookOptions,
): Promise<void> {
  // The signature covers the body as it came.
  takeTextBodies(app, { maxBytes: MAX_BODY_BYTES, stallMs });

  app.post(WEBHOOK_PATH, { config: { takesForeignRequests: true } }, async (request, reply) => {
    if (secret === undefined) throw new HttpError(404);
    await app.charge("hooks", request);
    const body = typeof request.body === "string" ? request.body : "";
    const message = {
      body,
      timestamp: header(request, WEBHOOK_TIMESTAMP_HEADER),
      signature: header(request, WEBHOOK_SIGNATURE_HEADER),
    };
    if (!isGenuineWebhook(secret, message, Date.now())) throw new HttpError(401);
    const change = contentChange.safeParse(parseJson(body));
    if (!change.success) throw new HttpError(400);
    purges.purge(change.data.resources);
    return reply.code(204).send();
  });
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === "string" ? value : "";
}

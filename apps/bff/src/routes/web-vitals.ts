import { WEB_VITALS_PATH } from "@kdl/schemas/web-vital-names";
import { webVitals as view } from "@kdl/schemas/web-vitals";
import type { FastifyInstance } from "fastify";
import type { GatewayMetrics } from "../metrics/gateway-metrics.ts";
import { HttpError } from "../plugins/error-replies.ts";
import { parseJson } from "../parse-json.ts";
import { takeTextBodies } from "../plugins/text-bodies.ts";

/** Five figures and a pattern. */
const MAX_BODY_BYTES = 512;

export interface WebVitalsOptions {
  metrics: Pick<GatewayMetrics, "vitals">;
  stallMs: number | undefined;
}

/**
 * Receives what a browser measured in one page view: figures within bounds and a pattern from a fixed
 * set, which identify no visitor. Anyone can send them, so they only show tendencies.
 */
export async function webVitals(
  app: FastifyInstance,
  { metrics, stallMs }: WebVitalsOptions,
): Promise<void> {
  // A beacon sends text: any other type would need a preflight request.
  takeTextBodies(app, { maxBytes: MAX_BODY_BYTES, stallMs });

  app.post(WEB_VITALS_PATH, async (request, reply) => {
    await app.charge("vitals", request);
    const parsed = view.safeParse(parseJson(String(request.body)));
    if (!parsed.success) throw new HttpError(400);
    metrics.vitals(parsed.data);
    return reply.code(204).send();
  });
}

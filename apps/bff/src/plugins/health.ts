import type { FastifyInstance } from "fastify";
import type { ContentStore } from "../content/content-store.ts";

export interface HealthOptions {
  content: Pick<ContentStore, "status">;
  /** Aborted when the gateway begins to close. */
  closing?: AbortSignal | undefined;
}

/**
 * `/healthz`: the process answers. `/readyz`: it has something to show. A gateway that has never
 * reached the upstream says 503; one that has lost it still serves the last good pages, so it says 200
 * and `degraded`, or a load balancer would take away all gateways at once.
 */
export async function health(app: FastifyInstance, { content, closing }: HealthOptions): Promise<void> {
  app.get("/healthz", async (_request, reply) =>
    reply.header("Cache-Control", "no-store").send({ status: "alive" }),
  );

  app.get("/readyz", async (_request, reply) => {
    const upstream = content.status();
    const isClosing = closing?.aborted === true;
    const problems = [
      ...(isClosing ? ["The gateway is closing."] : []),
      ...(upstream.reachable ? [] : ["The upstream can't be reached."]),
    ];
    const isReady = !isClosing && upstream.lastSuccess !== null;
    const status = isReady ? (upstream.reachable ? "ready" : "degraded") : "not ready";
    return reply
      .code(isReady ? 200 : 503)
      .header("Cache-Control", "no-store")
      .send({ status, problems, upstream });
  });
}

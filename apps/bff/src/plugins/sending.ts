import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ContentStore } from "../content/content-store.ts";
import type { Sending } from "../trpc/context.ts";
import type { SubmissionClient } from "../upstream/submission-client.ts";

interface SendingParts {
  content: Pick<ContentStore, "invalidate">;
  submissionClient: SubmissionClient;
}

/** What calls need that send something for the visitor of this request. */
export function sendingOf(
  app: Pick<FastifyInstance, "charge" | "tries" | "sends" | "submissionsPerMinute" | "metrics">,
  request: FastifyRequest,
  { content, submissionClient }: SendingParts,
): Sending {
  return {
    client: submissionClient,
    charge: (budget) => app.charge(budget, request),
    tries: app.tries,
    sends: app.sends,
    perMinute: app.submissionsPerMinute,
    count: app.metrics.submission,
    invalidate: (resources) => content.invalidate(resources),
    log: request.log,
  };
}

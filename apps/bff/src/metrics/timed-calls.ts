/** Durations and outcomes of calls to the upstream. */
import type { MemberClient } from "../upstream/member-client.ts";
import type { SubmissionClient } from "../upstream/submission-client.ts";
import type { ReadClient } from "../upstream/read-client.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import type { CallOutcome, GatewayMetrics, UpstreamCall } from "./gateway-metrics.ts";

type Calls = Pick<GatewayMetrics, "upstreamCall">;

const outcomes: Readonly<Record<UpstreamError["kind"], CallOutcome>> = {
  refused: "refused",
  timeout: "timeout",
  status: "failed",
  malformed: "failed",
};

function outcomeOf(error: unknown): CallOutcome {
  return error instanceof UpstreamError ? outcomes[error.kind] : "failed";
}

/**
 * Times one call.
 * @param isOk whether the answer counts as a success
 */
export async function timed<T>(
  metrics: Calls,
  resource: UpstreamCall,
  call: () => Promise<T>,
  isOk: (answer: T) => boolean = () => true,
): Promise<T> {
  const startedAt = performance.now();
  const note = (outcome: CallOutcome) =>
    metrics.upstreamCall(resource, outcome, (performance.now() - startedAt) / 1000);
  try {
    const answer = await call();
    note(isOk(answer) ? "ok" : "failed");
    return answer;
  } catch (error) {
    note(outcomeOf(error));
    throw error;
  }
}

const isAnswer = ({ status }: { status: number }) => status < 500;

/** Times a client's reads. A status below 500 counts as an answer. */
export function timedReads(
  client: Pick<ReadClient, "read">,
  metrics: Calls,
  resource: "images" | "videos",
): Pick<ReadClient, "read"> {
  return {
    async read(path, options) {
      const answer = await timed(metrics, resource, async () => {
        try {
          return { reply: await client.read(path, options) };
        } catch (error) {
          if (isRefusal(error)) return { error };
          throw error;
        }
      });
      if ("error" in answer) throw answer.error;
      return answer.reply;
    },
  };
}

const isRefusal = (error: unknown) =>
  error instanceof UpstreamError && error.status !== null && error.status < 500;

/** Times a client's calls. An upload that its sender aborted counts as `refused`. */
export function timedSubmissions(client: SubmissionClient, metrics: Calls): SubmissionClient {
  return {
    ...client,
    sendJson: (head, body) =>
      timed(metrics, "submissions", () => client.sendJson(head, body), isAnswer),
    sendUpload: (head, source) =>
      timed(metrics, "submissions", () => client.sendUpload(head, source), isAnswer),
  };
}

export function timedMembers(client: MemberClient, metrics: Calls): MemberClient {
  return {
    ...client,
    ask: (request, maxBytes) =>
      timed(metrics, "members", () => client.ask(request, maxBytes), isAnswer),
  };
}

/** Calls to the upstream with a secret that could be guessed: each client may try a limited number. */
import { UPSTREAM_RETRY_S, VisitorError } from "../http/errors.ts";
import type { Context } from "../trpc/context.ts";
import type { MemberAnswer, MemberRequest } from "../upstream/member-client.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";

export type LinkContext = Pick<Context, "members" | "requestId" | "tries" | "visitor">;

/** What a secret leads to, and the texts about it. */
export interface CountedThing {
  /** Its name in limits and in the log. */
  name: keyof typeof inLog;
  tooManyTries: string;
  failed: string;
}

const inLog = {
  application: "an application",
  registration: "a registration",
  door: "the door",
} as const;

/** Wrong secrets that one client may try. 256 bits can't be guessed: this limits the upstream's load. */
const wrongTries = { max: 60, windowMs: 15 * 60_000 };

interface Counting {
  /** Buckets in which wrong secrets are counted. */
  buckets: readonly string[];
  /** The status of the answer to a wrong secret. Others don't count. */
  wrong: number;
  /** Size limit of the answer. */
  maxBytes?: number | undefined;
}

/** @throws {VisitorError} if there is no answer, or the client has tried too often; secrets aren't logged */
export async function askCounted(
  thing: CountedThing,
  ctx: LinkContext,
  request: Omit<MemberRequest, "requestId">,
  { buckets, wrong, maxBytes }: Counting,
): Promise<MemberAnswer> {
  const { client, log } = ctx.members;
  const taken = await ctx.tries.take(buckets, wrongTries);
  if (!taken.ok) {
    const { retryAfterS } = taken;
    throw new VisitorError({ code: "TOO_MANY_REQUESTS", message: thing.tooManyTries, retryAfterS });
  }
  const asked = { ...request, requestId: ctx.requestId };
  const answer = await client.ask(asked, maxBytes).catch(async (error: unknown) => {
    await taken.giveBack();
    const { method, path } = request;
    const reason = error instanceof UpstreamError ? error.message : "unknown";
    log.warn({ method, path, reason }, `a call about ${inLog[thing.name]} got no answer`);
    throw callFailed(thing);
  });
  if (answer.status !== wrong) await taken.giveBack();
  return answer;
}

/** The upstream gave no usable answer. */
export const callFailed = ({ failed }: Pick<CountedThing, "failed">): VisitorError =>
  new VisitorError({
    code: "SERVICE_UNAVAILABLE",
    message: failed,
    retryAfterS: UPSTREAM_RETRY_S,
  });

/** Logs that the upstream's answer is unusable, and makes the error for the visitor. */
export function unreadable(
  thing: Pick<CountedThing, "name" | "failed">,
  { members }: Pick<LinkContext, "members">,
  { method, path }: Pick<MemberRequest, "method" | "path">,
  reason: string,
): VisitorError {
  members.log.warn(
    { method, path, reason },
    `the upstream failed at a call about ${inLog[thing.name]}`,
  );
  return callFailed(thing);
}

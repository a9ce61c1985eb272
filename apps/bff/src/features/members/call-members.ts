import type { Form, FormValues } from "@kdl/schemas/forms/form";
import type { Context } from "../../trpc/context.ts";
import { isSuccess } from "../../upstream/read-answer.ts";
import type { MemberAnswer, MemberRequest } from "../../upstream/member-client.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { memberCallFailed, MemberRefused, refusalOf } from "./member-refusal.ts";

/** What a member call needs from the request behind it. */
export type MemberContext = Pick<Context, "members" | "now" | "requestId" | "visitor">;

export interface Question extends Pick<MemberRequest, "method" | "path" | "body" | "file"> {
  /** `null` if none is needed. */
  session: string | null;
  /** The form whose fields a refusal may name. */
  form?: Form<FormValues, string>;
  /** Size limit of the answer, for calls that return a file. */
  maxBytes?: number;
}

/**
 * Asks the upstream about members. If the session has ended, its cookie is removed.
 *
 * @returns a successful answer
 * @throws {VisitorError} with a message for the visitor; nothing that was sent or received is logged
 */
export async function callMembers(
  { members: { client, log }, requestId, visitor }: MemberContext,
  { form, maxBytes, ...question }: Question,
): Promise<MemberAnswer> {
  const { method, path } = question;
  const answer = await client.ask({ ...question, requestId }, maxBytes).catch((error: unknown) => {
    const reason = error instanceof UpstreamError ? error.message : "unknown";
    log.warn({ method, path, reason }, "a member call got no answer");
    throw memberCallFailed();
  });
  const { status } = answer;
  if (status >= 500) log.warn({ method, path, status }, "the upstream failed at a member call");
  if (isSuccess(status)) {
    // Callers check files themselves; any other body is a JSON object, or empty with 204.
    if (maxBytes !== undefined || status === 204 || isObject(answer.body)) return answer;
    log.warn({ method, path, status }, "a member call was answered by something else");
    throw memberCallFailed();
  }
  const refusal = refusalOf(answer, form ?? null);
  const hasEnded = refusal instanceof MemberRefused && refusal.reason === "SESSION_ENDED";
  // Another call may have started a new one in the meantime.
  if (hasEnded && visitor.cookies.session === question.session) visitor.cookies.endSession();
  throw refusal;
}

/** A proxy's page with status 200 isn't one. */
const isObject = (body: unknown) => typeof body === "object" && body !== null;

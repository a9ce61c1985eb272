import { randomBytes } from "node:crypto";
import {
  APPLICATION_TOKEN,
  type Application,
  type ApplicationRefusal,
} from "@kdl/schemas/applications/application";
import { applicationFailure } from "@kdl/schemas/applications/application-messages";
import { interviewCall, type InterviewRefusal } from "@kdl/schemas/applications/interview";
import { interviewFailure } from "@kdl/schemas/applications/interview-texts";
import { applicationWire } from "@kdl/schemas/contract/application-replies";
import { UPSTREAM_RETRY_S, VisitorError } from "../../http/errors.ts";
import type { Context } from "../../trpc/context.ts";
import type { MemberAnswer, MemberRequest } from "../../upstream/member-client.ts";
import { codeOf, isSuccess } from "../../upstream/read-answer.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";

export type ApplicantContext = Pick<Context, "members" | "requestId" | "tries" | "visitor">;

/** Wrong links that one client may try. 256 bits can't be guessed: this spares the upstream. */
const wrongLinks = { max: 60, windowMs: 15 * 60_000 };

/** What an applicant asked for can't be done now. */
export type ApplicationProblem = Exclude<ApplicationRefusal, "NOT_FOUND"> | InterviewRefusal;

const refusals: Record<ApplicationProblem, string> = {
  ...interviewFailure,
  STAGE_CHANGED: applicationFailure.stageChanged,
  OFFER_ENDED: applicationFailure.offerEnded,
};

/** An answer that an applicant reads on the page of the application. */
export class ApplicationRefused extends VisitorError {
  readonly reason: ApplicationProblem;

  constructor(reason: ApplicationProblem) {
    super({ code: "CONFLICT", message: refusals[reason] });
    this.reason = reason;
  }
}

const unknownLink = () =>
  new VisitorError({ code: "NOT_FOUND", message: applicationFailure.unknownLink });

/** No answer that decides anything. */
export const applicationCallFailed = (): VisitorError =>
  new VisitorError({
    code: "SERVICE_UNAVAILABLE",
    message: applicationFailure.failed,
    retryAfterS: UPSTREAM_RETRY_S,
  });

/** A call about one application, and the token of its link. */
type Question = Pick<MemberRequest, "method" | "path" | "body"> & { token: string };

const MAX_FILE_BYTES = 64 * 1024;

/** Asks the upstream about an application, and reads what it says. @throws {VisitorError} */
export async function askAboutApplication(
  ctx: ApplicantContext,
  question: Question,
): Promise<Application> {
  const { body } = await ask(ctx, question);
  const application = applicationWire.safeParse(body);
  if (application.success) return application.data;
  throw failed(ctx, question, "no application");
}

/** The applicant's booked interview for a calendar. @throws {VisitorError} */
export async function askForCalendar(ctx: ApplicantContext, token: string): Promise<Buffer> {
  const question = { method: "GET", path: interviewCall.calendar, token } as const;
  const { bytes } = await ask(ctx, question, MAX_FILE_BYTES);
  // An upstream's headers aren't believed.
  if (bytes?.toString("latin1", 0, 15) === "BEGIN:VCALENDAR") return bytes;
  throw failed(ctx, question, "no calendar");
}

/**
 * Asks the upstream about an application. Every wrong token gets the same answer in the same time: for one
 * that no link can have, the upstream is asked about another that doesn't exist.
 *
 * @throws {VisitorError} in words for the visitor; the token gets into no log
 */
async function ask(
  ctx: ApplicantContext,
  { token, ...question }: Question,
  maxBytes?: number,
): Promise<MemberAnswer> {
  const { client, log } = ctx.members;
  const { method, path } = question;
  const taken = await ctx.tries.take([`application:${ctx.visitor.address}`], wrongLinks);
  if (!taken.ok) throw tooManyTries(taken.retryAfterS);
  const session = APPLICATION_TOKEN.test(token) ? token : randomBytes(32).toString("base64url");
  const request = { ...question, session, requestId: ctx.requestId };
  const answer = await client.ask(request, maxBytes).catch(async (error: unknown) => {
    await taken.giveBack();
    const reason = error instanceof UpstreamError ? error.message : "unknown";
    log.warn({ method, path, reason }, "a call about an application got no answer");
    throw applicationCallFailed();
  });
  const { status, body } = answer;
  // Also of an upstream without the extension: it has no such link.
  if (status === 404) throw unknownLink();
  await taken.giveBack();
  if (isSuccess(status)) return answer;
  const code = codeOf(body);
  if (status === 409 && isKnown(code)) throw new ApplicationRefused(code);
  throw failed(ctx, question, `status ${status}`);
}

function failed(
  { members }: ApplicantContext,
  { method, path }: Pick<Question, "method" | "path">,
  reason: string,
): VisitorError {
  const line = { method, path, reason };
  members.log.warn(line, "the upstream failed at a call about an application");
  return applicationCallFailed();
}

const isKnown = (code: string): code is keyof typeof refusals => Object.hasOwn(refusals, code);

const tooManyTries = (retryAfterS: number) =>
  new VisitorError({
    code: "TOO_MANY_REQUESTS",
    message: applicationFailure.tooManyTries,
    retryAfterS,
  });

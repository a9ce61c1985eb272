import { randomBytes } from "node:crypto";
import { type Certificate, certificateCall } from "@kdl/schemas/certificates/certificate";
import {
  certificateNumber,
  readCertificateNumber,
} from "@kdl/schemas/certificates/certificate-number";
import { certificateFailure } from "@kdl/schemas/certificates/certificate-texts";
import { certificateWire } from "@kdl/schemas/contract/certificate-replies";
import { notFoundError, UPSTREAM_RETRY_S, VisitorError } from "../../http/errors.ts";
import type { Context } from "../../trpc/context.ts";
import type { MemberAnswer } from "../../upstream/member-client.ts";
import { isSuccess } from "../../upstream/read-answer.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";

type CertificateContext = Pick<Context, "members" | "requestId" | "tries" | "visitor">;

/** Unknown numbers that one client may try. 80 bits can't be guessed: this limits the upstream's load. */
const wrongNumbers = { max: 60, windowMs: 15 * 60_000 };
const NUMBER_BYTES = 10;

/** Asks the upstream about a certificate. @param typed as somebody typed it @throws {VisitorError} */
export async function askForCertificate(
  ctx: CertificateContext,
  typed: string,
): Promise<Certificate> {
  const { body } = await askAboutNumber(ctx, typed, certificateCall.read);
  const certificate = certificateWire.safeParse(body);
  if (certificate.success) return certificate.data;
  throw failed(ctx, "no certificate");
}

/**
 * Asks the upstream something about a number. Unknown and malformed numbers get the same answer in the same
 * time: instead of a malformed number, the upstream is asked about a random one.
 *
 * @throws {VisitorError} with a message for the visitor; numbers are never logged
 */
export async function askAboutNumber(
  ctx: CertificateContext,
  typed: string,
  path: (number: string) => string,
  maxBytes?: number,
): Promise<MemberAnswer> {
  const taken = await ctx.tries.take([`certificate:${ctx.visitor.address}`], wrongNumbers);
  if (!taken.ok) throw tooManyTries(taken.retryAfterS);
  const number = readCertificateNumber(typed) ?? certificateNumber(randomBytes(NUMBER_BYTES));
  const answer = await ask(ctx, path(number), maxBytes).catch(async (error: unknown) => {
    await taken.giveBack();
    throw error;
  });
  // An upstream without the extension answers 404, too: it has issued none.
  if (answer.status === 404) throw notFoundError(certificateFailure.unknown);
  await taken.giveBack();
  if (isSuccess(answer.status)) return answer;
  throw failed(ctx, `status ${answer.status}`);
}

/** @throws {VisitorError} if there is no answer */
export async function ask(
  ctx: CertificateContext,
  path: string,
  maxBytes?: number,
): Promise<MemberAnswer> {
  const { members, requestId } = ctx;
  const request = { method: "GET", path, session: null, requestId } as const;
  return members.client.ask(request, maxBytes).catch((error: unknown) => {
    throw failed(ctx, error instanceof UpstreamError ? error.message.replace(path, "") : "unknown");
  });
}

export function failed({ members }: CertificateContext, reason: string): VisitorError {
  members.log.warn({ reason }, "the upstream failed at a call about a certificate");
  return new VisitorError({
    code: "SERVICE_UNAVAILABLE",
    message: certificateFailure.failed,
    retryAfterS: UPSTREAM_RETRY_S,
  });
}

const tooManyTries = (retryAfterS: number) =>
  new VisitorError({
    code: "TOO_MANY_REQUESTS",
    message: certificateFailure.tooManyTries,
    retryAfterS,
  });

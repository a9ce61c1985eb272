/** Translates the upstream's answers to member calls into messages for visitors. */
import type { Form, FormValues } from "@kdl/schemas/forms/form";
import type { MemberRefusal } from "@kdl/schemas/members/member-calls";
import { memberFailure } from "@kdl/schemas/members/member-messages";
import { upstreamFields } from "../../submissions/plain-words.ts";
import { UPSTREAM_RETRY_S, VisitorError } from "../../http/errors.ts";
import { codeOf, type UpstreamAnswer } from "../../upstream/read-answer.ts";

type RefusalText = Omit<ConstructorParameters<typeof VisitorError>[0], "cause">;

const known: Readonly<Record<MemberRefusal | "FILE_TYPE" | "TOO_LARGE", RefusalText>> = {
  WRONG_CREDENTIALS: { code: "UNAUTHORIZED", message: memberFailure.credentials },
  SESSION_ENDED: { code: "UNAUTHORIZED", message: memberFailure.sessionEnded },
  WRONG_PASSWORD: {
    code: "FORBIDDEN",
    message: memberFailure.wrongPassword,
    fields: { current_password: memberFailure.wrongPassword },
  },
  // tRPC has no name for 410.
  LINK_EXPIRED: { code: "NOT_FOUND", status: 410, message: memberFailure.linkExpired },
  USERNAME_TAKEN: {
    code: "CONFLICT",
    message: memberFailure.usernameTaken,
    fields: { username: memberFailure.usernameTaken },
  },
  NOT_CANCELLABLE: { code: "CONFLICT", message: memberFailure.notCancellable },
  NOT_FOUND: { code: "NOT_FOUND", message: memberFailure.unknownRegistration },
  FILE_TYPE: { code: "UNSUPPORTED_MEDIA_TYPE", message: memberFailure.pictureDamaged },
  TOO_LARGE: { code: "PAYLOAD_TOO_LARGE", message: memberFailure.pictureTooLarge },
};

/** A refusal by the upstream that visitors see, with its code for callers. */
export class MemberRefused extends VisitorError {
  readonly reason: string;

  constructor(reason: string, text: RefusalText) {
    super(text);
    this.reason = reason;
  }
}

/** No session, or one that has ended. */
export const sessionEnded = (): MemberRefused =>
  new MemberRefused("SESSION_ENDED", known.SESSION_ENDED);

/** The upstream doesn't offer member accounts. */
export function membersUnavailable(): VisitorError {
  return new VisitorError({ code: "NOT_FOUND", message: memberFailure.unavailable });
}

/** The upstream gave no usable answer. @param cause for the log */
export function memberCallFailed(cause?: unknown): VisitorError {
  return new VisitorError({
    code: "SERVICE_UNAVAILABLE",
    message: memberFailure.failed,
    retryAfterS: UPSTREAM_RETRY_S,
    cause,
  });
}

/** @param form whose fields the answer may name */
export function refusalOf(
  { status, body }: UpstreamAnswer,
  form: Form<FormValues, string> | null,
): VisitorError {
  const code = codeOf(body);
  if (status >= 400 && status <= 499 && Object.hasOwn(known, code)) {
    return new MemberRefused(code, known[code as keyof typeof known]);
  }
  const fields = form === null ? {} : upstreamFields(form, body);
  const [message] = Object.values(fields);
  if (status === 422 && message !== undefined) {
    return new MemberRefused("INVALID", { code: "UNPROCESSABLE_CONTENT", message, fields });
  }
  if ([404, 405, 501].includes(status)) return membersUnavailable();
  return memberCallFailed();
}

/** Translates an upstream's answer to a submission into the specified texts. */
import { LINK_TOKEN } from "@kdl/schemas/applications/application";
import type { Form } from "@kdl/schemas/forms/form";
import { fileMessage, submissionFailure } from "@kdl/schemas/forms/form-messages";
import { notFound, registrationClosed } from "@kdl/schemas/messages";
import { REFERENCE, type SubmissionReceipt } from "@kdl/schemas/contract/submissions";
import { UPSTREAM_RETRY_S } from "../http/errors.ts";
import { codeOf, isReceipt, isSuccess, type UpstreamAnswer } from "../upstream/read-answer.ts";
import { failureTexts, successTexts } from "./failure-texts.ts";
import { plainWords, upstreamFields } from "./plain-words.ts";
import { safeWords } from "./safe-words.ts";
import { SubmissionRefused } from "./submission-refused.ts";

/**
 * The receipt of an accepted submission.
 *
 * @param keepsKeys whether the upstream supports the extension: then a success counts only in the
 *   contract's form
 * @throws {SubmissionRefused}
 */
export function readOutcome(
  form: Form,
  answer: UpstreamAnswer,
  keepsKeys: boolean,
): SubmissionReceipt {
  if (!isSuccess(answer.status)) throw refusalOf(form, answer, keepsKeys);
  if (keepsKeys && !isReceipt(answer.body)) throw submissionFailed(form);
  const { reference, link_token: token } = (answer.body ?? {}) as Record<string, unknown>;
  const isReference = typeof reference === "string" && REFERENCE.test(reference);
  const isToken = typeof token === "string" && LINK_TOKEN.test(token);
  return {
    message: successTexts[form.name],
    reference: isReference ? reference : null,
    ...(isReference && isToken && { linkToken: token }),
  };
}

/** The upstream gave no answer, or one that doesn't settle the outcome. @param cause for the log */
export function submissionFailed(form: Form, cause?: unknown): SubmissionRefused {
  return undecided(failureTexts[form.name], cause);
}

function undecided(message: string, cause?: unknown): SubmissionRefused {
  return new SubmissionRefused({
    code: "SERVICE_UNAVAILABLE",
    message,
    outcome: "undecided",
    retryAfterS: UPSTREAM_RETRY_S,
    cause,
  });
}

function refusalOf(form: Form, answer: UpstreamAnswer, speaksCodes: boolean): SubmissionRefused {
  const { status, body } = answer;
  const known = speaksCodes ? knownRefusal(form, codeOf(body), body) : null;
  if (known) return new SubmissionRefused({ outcome: "refused", ...known });
  if (form.name === "club-registration" && [404, 405, 501].includes(status)) {
    const message = submissionFailure.notOffered;
    return new SubmissionRefused({ code: "NOT_FOUND", message, outcome: "refused" });
  }
  return form.name === "event-registration" ? eventRefusal(form, answer) : submissionFailed(form);
}

/** For this form, the specification shows the upstream's reason regardless of the status. */
function eventRefusal(form: Form, { status, body }: UpstreamAnswer): SubmissionRefused {
  if (status >= 400 && status <= 499 && status !== 408 && status !== 429) {
    const message = submissionFailure.eventRefused(plainWords(body));
    return new SubmissionRefused({ code: "CONFLICT", message, outcome: "refused" });
  }
  const reason = status >= 500 ? safeWords(body) : "";
  return reason === "" ? submissionFailed(form) : undecided(submissionFailure.eventRefused(reason));
}

type Known = Omit<ConstructorParameters<typeof SubmissionRefused>[0], "outcome"> & {
  outcome?: "undecided";
};

/** The refusals of the contract's extensions, by their code. */
function knownRefusal(form: Form, code: string, body: unknown): Known | null {
  const fields = upstreamFields(form, body);
  const [first] = Object.values(fields);
  switch (code) {
    case "INVALID":
      return { code: "UNPROCESSABLE_CONTENT", message: first ?? failureTexts[form.name], fields };
    case "KEY_REUSED":
      return { code: "UNPROCESSABLE_CONTENT", message: submissionFailure.keyReused };
    case "UNDER_WAY":
      return { code: "CONFLICT", message: submissionFailure.underWay, outcome: "undecided" };
    case "DUPLICATE":
      return { code: "CONFLICT", message: submissionFailure.internshipDuplicate, fields };
    case "ALREADY_REGISTERED":
      return { code: "CONFLICT", message: registrationClosed.alreadyRegistered };
    case "REGISTRATION_CLOSED":
      return { code: "CONFLICT", message: submissionFailure.eventRefused(plainWords(body)) };
    case "EVENT_NOT_FOUND":
      return { code: "NOT_FOUND", message: notFound.event };
    case "TOO_LARGE":
      return { code: "PAYLOAD_TOO_LARGE", ...aboutFile(form, fileMessage.tooLarge) };
    case "FILE_TYPE":
      return { code: "UNSUPPORTED_MEDIA_TYPE", ...aboutFile(form, first ?? fileMessage.mismatch) };
    default:
      return null;
  }
}

function aboutFile({ file }: Form, message: string) {
  return { message, fields: file === null ? {} : { [file.name]: message } };
}

import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import { notFound, requestFailure, unexpected } from "@kdl/schemas/messages";
import type { SignatureRefusal } from "@kdl/schemas/contract/request-signature";

interface Refusal {
  status: number;
  /** Name of the contract (docs/upstream-contract.md, "Refusals"). */
  code: string;
  /** For people. */
  message: string;
  fields?: Readonly<Record<string, string>>;
}

/** What is not accepted, and nothing of which is stored. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`${refusal.code}: ${refusal.message}`);
    this.refusal = refusal;
  }
}

/** Nothing that the contract knows. @param reason for people */
export const malformed = (reason: string = requestFailure.invalid): Refused =>
  new Refused({ status: 400, code: "MALFORMED", message: reason });

/** No gateway has signed it as it is. */
export const wronglySigned = (code: SignatureRefusal): Refused =>
  new Refused({ status: 401, code, message: requestFailure.notAllowed });

/** Answers that the form doesn't take. */
export const invalid = (message: string, fields: Readonly<Record<string, string>>): Refused =>
  new Refused({ status: 422, code: "INVALID", message, fields });

/** A body that is larger than it may be. @param field the one to blame, if it is one */
export const tooLarge = (message: string, field?: string): Refused =>
  new Refused({
    status: 413,
    code: "TOO_LARGE",
    message,
    ...(field === undefined ? {} : { fields: { [field]: message } }),
  });

/** A file that isn't what the form takes. */
export const wrongFile = (field: string, message: string): Refused =>
  new Refused({ status: 415, code: "FILE_TYPE", message, fields: { [field]: message } });

/** The key has stood for something else before. */
export const keyReused = (): Refused =>
  new Refused({ status: 422, code: "KEY_REUSED", message: submissionFailure.keyReused });

/** Somebody has applied for this cohort with this address or number. */
export const duplicate = (): Refused =>
  new Refused({ status: 409, code: "DUPLICATE", message: submissionFailure.internshipDuplicate });

/** No event that visitors can see has this id. */
export const eventNotFound = (): Refused =>
  new Refused({ status: 404, code: "EVENT_NOT_FOUND", message: notFound.event });

/** @param reason a text of `registrationClosed` */
export const registrationClosed = (reason: string): Refused =>
  new Refused({ status: 409, code: "REGISTRATION_CLOSED", message: reason });

/** It can't be done just now; nothing was changed. */
export const unavailable = (): Refused =>
  new Refused({ status: 503, code: "UNAVAILABLE", message: unexpected });

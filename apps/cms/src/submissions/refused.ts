import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import { notFound, requestFailure, unexpected } from "@kdl/schemas/messages";
import type { SignatureRefusal } from "@kdl/schemas/contract/request-signature";

interface Refusal {
  status: number;
  /** The contract's code (docs/upstream-contract.md, "Refusals"). */
  code: string;
  /** Shown to people. */
  message: string;
  fields?: Readonly<Record<string, string>>;
}

/** A submission that isn't accepted. None of it is stored. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`${refusal.code}: ${refusal.message}`);
    this.refusal = refusal;
  }
}

/** A request that the contract doesn't allow. @param reason for people */
export const malformed = (reason: string = requestFailure.invalid): Refused =>
  new Refused({ status: 400, code: "MALFORMED", message: reason });

/** The request isn't signed by a gateway, or was changed after signing. */
export const wronglySigned = (code: SignatureRefusal): Refused =>
  new Refused({ status: 401, code, message: requestFailure.notAllowed });

/** Answers that the form doesn't accept. */
export const invalid = (message: string, fields: Readonly<Record<string, string>>): Refused =>
  new Refused({ status: 422, code: "INVALID", message, fields });

/** The body is too large. @param field the one that caused it, if known */
export const tooLarge = (message: string, field?: string): Refused =>
  new Refused({
    status: 413,
    code: "TOO_LARGE",
    message,
    ...(field === undefined ? {} : { fields: { [field]: message } }),
  });

/** The file isn't of a type that the form accepts. */
export const wrongFile = (field: string, message: string): Refused =>
  new Refused({ status: 415, code: "FILE_TYPE", message, fields: { [field]: message } });

/** The key was used for a different submission before. */
export const keyReused = (): Refused =>
  new Refused({ status: 422, code: "KEY_REUSED", message: submissionFailure.keyReused });

/** The cohort has an application with this address or number already. */
export const duplicate = (): Refused =>
  new Refused({ status: 409, code: "DUPLICATE", message: submissionFailure.internshipDuplicate });

/** No public event has this id. */
export const eventNotFound = (): Refused =>
  new Refused({ status: 404, code: "EVENT_NOT_FOUND", message: notFound.event });

/** @param reason a text of `registrationClosed` */
export const registrationClosed = (reason: string): Refused =>
  new Refused({ status: 409, code: "REGISTRATION_CLOSED", message: reason });

/** Temporarily unavailable; nothing was changed. */
export const unavailable = (): Refused =>
  new Refused({ status: 503, code: "UNAVAILABLE", message: unexpected });

import type { Readable } from "node:stream";
import { isApplicationForm } from "@kdl/schemas/applications/stages";
import { documentTypeOf } from "@kdl/schemas/documents/document-name";
import { checkForm, type Form } from "@kdl/schemas/forms/form";
import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import { requestFailure } from "@kdl/schemas/messages";
import { IDEMPOTENCY_KEY } from "@kdl/schemas/contract/submissions";
import { newToken } from "../members/new-token.ts";
import type { Reply } from "../reply.ts";
import type { MockState } from "../state.ts";
import { arrivalPlace, refusedAsSecond } from "../registrations/registration-state.ts";
import { refusedByEvent, takeSeat } from "./event-gate.ts";
import { readJsonBody } from "./read-json-body.ts";
import { readMultipart } from "./read-multipart.ts";
import { malformed, type Received, type Refused, RefusedBody } from "./received.ts";
import { accepted, plainlyAccepted, plainlyRefused, refused } from "./submission-replies.ts";
import { fingerprintOf, newReference, type SubmissionHeaders } from "./submission-store.ts";

interface Incoming {
  form: Form;
  headers: SubmissionHeaders;
  contentType: string;
  body: Readable;
}

/** Reads, checks, stores and answers one submission. */
export async function takeSubmission(incoming: Incoming, state: MockState): Promise<Reply> {
  try {
    return store(incoming, await read(incoming, state), state);
  } catch (error) {
    if (!(error instanceof RefusedBody)) throw error;
    return refuse(error.refused, state);
  }
}

async function read(incoming: Incoming, state: MockState): Promise<Received> {
  const { form, headers, contentType, body } = incoming;
  const { extensions, maxUploadBytes } = state;
  // A client that sends a key relies on repeats being harmless.
  if (extensions && headers.key !== null && !IDEMPOTENCY_KEY.test(headers.key)) {
    throw new RefusedBody(malformed(requestFailure.invalid));
  }
  const wanted = form.file ? "multipart/form-data" : "application/json";
  if (!contentType.startsWith(wanted)) throw new RefusedBody(malformed(requestFailure.invalid));
  if (!form.file) return readJsonBody(body);
  return readMultipart(body, contentType, form, maxUploadBytes);
}

/** No `await` in here, so that nothing changes between the checks and storing. */
function store({ form, headers }: Incoming, received: Received, state: MockState): Reply {
  const { store: kept, extensions } = state;
  const key = extensions && headers.key !== null ? `${form.name}:${headers.key}` : null;
  const fingerprint = fingerprintOf(form.name, received);
  const first = key === null ? undefined : kept.answers.get(key);
  if (first?.fingerprint === fingerprint) return first.reply;
  const reused = { status: 422, code: "KEY_REUSED", message: submissionFailure.keyReused };
  const isSuspicious = extensions && headers.flag !== null;
  const problem = first ? reused : refusalOf(form, received, isSuspicious, state);
  if (problem) return refuse(problem, state);

  const reference = extensions ? newReference(form.name) : null;
  const sentAt = new Date().toISOString();
  const status = "received";
  const attends = form.name === "event-registration" && received.values["attending"] !== "0";
  const place = extensions && attends ? arrivalPlace(received, state) : null;
  const hasLink = isApplicationForm(form.name) || place !== null;
  const linkToken = reference !== null && hasLink ? newToken() : null;
  kept.all.push({
    form: form.name,
    ...received,
    ...headers,
    reference,
    sentAt,
    status,
    linkToken,
    interview: null,
    stage: "received",
    answerBy: null,
    history: [{ stage: "received", at: sentAt }],
    place,
    offerEndsAt: null,
  });
  if (attends && place !== "waiting" && !isSuspicious) {
    takeSeat(state.bodies.get("events"), String(received.values["event_id"]));
  }
  const reply =
    reference === null ? plainlyAccepted(form.name) : accepted(form.name, reference, linkToken);
  if (key !== null) kept.answers.set(key, { fingerprint, reply });
  return reply;
}

function refusalOf(
  form: Form,
  { values, file }: Received,
  isSuspicious: boolean,
  state: MockState,
): Refused | null {
  const now = new Date();
  const check = checkForm(form, values, { now, hasFile: file !== null });
  if (!check.ok) {
    return { status: 422, code: "INVALID", message: check.message, fields: check.fields };
  }
  const named = form.file && file ? documentTypeOf(file.name, form.file) : null;
  if (form.file && named && "problem" in named) {
    const message = named.problem;
    return { status: 415, code: "FILE_TYPE", message, fields: { [form.file.name]: message } };
  }
  if (form.name === "event-registration") {
    const closed = refusedByEvent(state.bodies.get("events"), String(values["event_id"]), now);
    if (closed || !state.extensions) return closed;
    return refusedAsSecond({ values, file }, state);
  }
  // Quarantined submissions don't count as applications, so they can't be duplicates either.
  if (form.name !== "internship" || isSuspicious) return null;
  const { emailExists, mobileExists } = state.store.known(values["email"], values["mobile"]);
  const message = submissionFailure.internshipDuplicate;
  return emailExists || mobileExists ? { status: 409, code: "DUPLICATE", message } : null;
}

/** As the contract says, or as a server with only its core might. */
export function refuse(problem: Refused, { extensions }: MockState): Reply {
  return extensions ? refused(problem) : plainlyRefused(problem);
}

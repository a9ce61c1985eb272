import { submissionSuccess } from "@kdl/schemas/forms/form-messages";
import type { SubmissionReceipt } from "@kdl/schemas/contract/submissions";
import type { Payload, PayloadRequest } from "payload";
import { inTransaction } from "../database/transactions.ts";
import { wakeRunner } from "../lifecycle/runner.ts";
import { metrics } from "../metrics/metrics.ts";
import { currentCohort } from "./cohort-keys.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { earlierReference, keepReference } from "./idempotency.ts";
import { openEvent } from "./open-event.ts";
import { newReference } from "./reference.ts";
import { duplicate } from "./refused.ts";
import type { Submission } from "./submission.ts";
import { answersOf, arrivalOf } from "./to-document.ts";
import { uniqueViolation } from "./unique-violation.ts";

/** Chances to lose: against a reference that is taken, and against a repeat at the same moment. */
const TRIES = 4;

/**
 * Stores a submission, once. When this resolves, it is on the disk, with its file, its mail queued; when
 * it rejects, nothing is.
 *
 * @throws {Refused} when it isn't accepted
 */
export async function accept(payload: Payload, submission: Submission): Promise<SubmissionReceipt> {
  const { reference, isNew } = await storeOnce(payload, submission, TRIES);
  if (isNew) noteArrival(submission);
  const isContact = submission.form.name === "contact";
  return {
    message: isContact ? submissionSuccess.contact : submissionSuccess.registration,
    reference,
  };
}

interface Stored {
  reference: string;
  /** Not so for a repeat of what was stored before. */
  isNew: boolean;
}

async function storeOnce(payload: Payload, submission: Submission, tries: number): Promise<Stored> {
  try {
    return await inTransaction(payload, (req) => store(req, submission));
  } catch (error) {
    const field = uniqueViolation(error);
    if (field === "emailKey" || field === "phoneKey") throw duplicate();
    const isWorthAnother = (field === "key" || field === "reference") && tries > 1;
    if (!isWorthAnother) throw error;
    return storeOnce(payload, submission, tries - 1);
  }
}

async function store(req: PayloadRequest, submission: Submission): Promise<Stored> {
  const earlier = await earlierReference(req, submission);
  if (earlier !== null) return { reference: earlier, isNew: false };
  const reference = newReference();
  // First, so that a repeat at the same moment waits here and not behind a seat.
  await keepReference(req, submission, reference);
  const data = {
    ...answersOf(submission.form.name, submission.values),
    ...arrivalOf(submission),
    ...(await belongings(req, submission)),
    reference,
  };
  const collection = formSlugs[submission.form.name];
  await req.payload.create({ collection, data: data as never, depth: 0, req });
  await submission.resume?.incoming.keep();
  return { reference, isNew: true };
}

/** What follows once it is on the disk, and nobody waits for. */
function noteArrival({ form, flag, resume }: Submission): void {
  metrics.submissionsStored.of({ form: form.name, flagged: flag === null ? "no" : "yes" }).inc();
  if (resume) wakeRunner("scan");
}

/** What a submission belongs to. */
async function belongings(req: PayloadRequest, { form, values, receivedAt }: Submission) {
  if (form.name === "internship") return { cohort: await currentCohort(req.payload, req) };
  if (form.name !== "event-registration") return {};
  const event = await openEvent(req, String(values["event_id"]), receivedAt);
  return { event: event.id, eventName: event.name };
}

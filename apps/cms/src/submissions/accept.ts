import { submissionSuccess } from "@kdl/schemas/forms/form-messages";
import type { Payload, PayloadRequest } from "payload";
import { inTransaction } from "../database/transactions.ts";
import { hasLink, linkDigest, linkToken } from "../mail/application-link.ts";
import { wakeRunner } from "../lifecycle/runner.ts";
import { metrics } from "../metrics/metrics.ts";
import { currentCohort } from "./cohort-keys.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { earlierReference, keepReference } from "./idempotency.ts";
import { AlreadyRegistered, remindOfFirst } from "./places/already-registered.ts";
import { arrivalPlace } from "./places/arrival.ts";
import { openEvent } from "./places/open-event.ts";
import { newReference } from "./reference.ts";
import { duplicate } from "./refused.ts";
import type { Submission } from "./submission.ts";
import { answersOf, arrivalOf } from "./to-document.ts";
import { uniqueViolation } from "./unique-violation.ts";

/** Attempts before giving up: a reference may be taken, or a repeated request may arrive at the same time. */
const TRIES = 4;

/** The reply, as in the API contract. */
interface Receipt {
  message: string;
  reference: string;
  /** Token of the private link to an application or a registration. */
  link_token?: string;
}

/**
 * Stores a submission once. When this resolves, the submission and its file are on the disk and its mail
 * is queued; when it rejects, nothing is stored.
 *
 * @throws {Refused} if it isn't accepted
 */
export async function accept(payload: Payload, submission: Submission): Promise<Receipt> {
  const { reference, isNew } = await storeOnce(payload, submission, TRIES).catch(
    async (error: unknown) => {
      // Spam triggers no mail.
      const isSecond = error instanceof AlreadyRegistered && submission.flag === null;
      if (isSecond) await remindOfFirst(payload, error);
      throw error;
    },
  );
  if (isNew) noteArrival(submission);
  const { name } = submission.form;
  return {
    message: name === "contact" ? submissionSuccess.contact : submissionSuccess.registration,
    reference,
    ...(hasLink(submission) && { link_token: linkToken(name, reference) }),
  };
}

interface Stored {
  reference: string;
  /** False for a repeated request. */
  isNew: boolean;
}

async function storeOnce(payload: Payload, submission: Submission, tries: number): Promise<Stored> {
  try {
    return await inTransaction(payload, (req) => store(req, submission));
  } catch (error) {
    const field = uniqueViolation(error);
    if (field === "emailKey" || field === "phoneKey") throw duplicate();
    // The next attempt finds the registration that has the address.
    const isWorthAnother = ["key", "reference", "placeKey"].includes(field ?? "") && tries > 1;
    if (!isWorthAnother) throw error;
    return storeOnce(payload, submission, tries - 1);
  }
}

async function store(req: PayloadRequest, submission: Submission): Promise<Stored> {
  const earlier = await earlierReference(req, submission);
  if (earlier !== null) return { reference: earlier, isNew: false };
  const reference = newReference();
  // First, so that a concurrent repeat waits here instead of taking a seat.
  await keepReference(req, submission, reference);
  const data = {
    ...answersOf(submission.form.name, submission.values),
    ...arrivalOf(submission),
    ...(await belongings(req, submission, reference)),
    reference,
    ...(hasLink(submission) && { linkDigest: linkDigest(submission.form.name, reference) }),
  };
  const collection = formSlugs[submission.form.name];
  await req.payload.create({ collection, data: data as never, depth: 0, req });
  await submission.resume?.incoming.keep();
  return { reference, isNew: true };
}

/** Runs after the submission is stored; the reply doesn't wait for it. */
function noteArrival({ form, flag, resume }: Submission): void {
  metrics.submissionsStored.of({ form: form.name, flagged: flag === null ? "no" : "yes" }).inc();
  if (resume) wakeRunner("scan");
}

/** The cohort of an application, or the event and place of a registration. */
async function belongings(
  req: PayloadRequest,
  { form, values, flag, receivedAt: now }: Submission,
  reference: string,
) {
  if (form.name === "internship") return { cohort: await currentCohort(req.payload, req) };
  if (form.name !== "event-registration") return {};
  const { event, isFull } = await openEvent(req, String(values["event_id"]), now);
  const belongs = { event: event.id, eventName: event.name };
  if (values["attending"] !== "1") return belongs;
  const arriving = { event, isFull, email: String(values["email"]), reference, now };
  return { ...belongs, ...(await arrivalPlace(req, { ...arriving, quarantined: flag !== null })) };
}

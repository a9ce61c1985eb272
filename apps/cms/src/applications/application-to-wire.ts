/** An application as the contract shows it to its applicant. */
import { mayMove, type StageName } from "@kdl/schemas/applications/stages";
import type { Payload } from "payload";
import { ownCertificates } from "../certificates/own-certificates.ts";
import { nextStepOf } from "../mail/next-steps.ts";
import { plainName } from "../mail/plain-name.ts";
import { interviewToWire } from "./interviews/interview-to-wire.ts";
import type { OwnApplication } from "./own-application.ts";

/** More changes than any application has. */
const HISTORY_MAX = 50;
/** Stages in which the applicant only has to wait for us. */
const waiting: readonly StageName[] = ["received", "screening"];

export async function applicationToWire(payload: Payload, application: OwnApplication) {
  const { id, form, reference, receivedAt, stage, answerBy } = application;
  const certificates = await ownCertificates(payload, form, [id]);
  const isOffer = mayMove("applicant", stage, "confirmed");
  return {
    form,
    reference,
    first_name: firstNameOf(application),
    received_at: receivedAt,
    stage,
    answer_by: isOffer ? (answerBy ?? null) : null,
    next: waiting.includes(stage) ? await nextStepOf(payload, form, new Date(receivedAt)) : null,
    interview: await interviewToWire(payload, application, new Date()),
    certificate: certificates.get(id) ?? null,
    history: await historyOf(payload, application),
  };
}

/** In forms with a single name field, the first word is assumed to be the first name. */
function firstNameOf({ firstName, name }: OwnApplication): string {
  const [first = ""] = (firstName || name || "").trim().split(/\s+/);
  return plainName(first) ?? "";
}

/** Released stages only: a prepared decision isn't logged before its release. */
async function historyOf(payload: Payload, { form, id, receivedAt, stage }: OwnApplication) {
  const { docs } = await payload.db.find<{ to: StageName; at: string }>({
    collection: "stage-changes",
    where: { and: [{ form: { equals: form } }, { application: { equals: id } }] },
    sort: "at",
    limit: HISTORY_MAX,
    pagination: false,
  });
  const changes = docs.map(({ to, at }) => ({ stage: to, at }));
  const begun = { stage: "received" as const, at: receivedAt };
  // Migrated applications may have a stage without a logged change.
  const isLogged = stage === (changes.at(-1)?.stage ?? "received");
  return isLogged ? [begun, ...changes] : [begun];
}

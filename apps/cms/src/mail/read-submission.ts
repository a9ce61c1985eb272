import { isApplicationForm, type StageName } from "@kdl/schemas/applications/stages";
import type { FormName } from "@kdl/schemas/forms/form";
import type { Payload } from "payload";
import type { Event } from "../payload-types.ts";
import { formOfSlug, type SubmissionSlug } from "../forms/form-slugs.ts";
import { type ShownAnswer, shownAnswers } from "../forms/shown-answers.ts";

/** A submission as mails show it. */
export interface MailedSubmission {
  id: string;
  slug: SubmissionSlug;
  form: FormName;
  reference: string;
  receivedAt: Date;
  /** As the sender entered them: not to be trusted. */
  sender: { name: string; email: string };
  answers: ShownAnswer[];
  resumeName: string | null;
  /** The event of a registration; `null` for other forms, and if it has been deleted. */
  event: Event | null;
  eventName: string;
  attending: boolean;
  /** Whether the sender cancelled it. */
  isCancelled: boolean;
  /** `null` for forms without stages. */
  stage: StageName | null;
  /** Until when an offer can be accepted. */
  answerBy: Date | null;
}

/** @returns `null` if there is none, and for quarantined submissions */
export async function readSubmission(
  payload: Payload,
  slug: SubmissionSlug,
  id: string,
): Promise<MailedSubmission | null> {
  const form = formOfSlug(slug);
  const found = await payload.findByID({ collection: slug, id, depth: 1, disableErrors: true });
  if (!form || !found || found.quarantined) return null;
  // Each of the five collections has some of these fields.
  const doc = found as unknown as Record<string, unknown> & typeof found;
  const event = doc["event"];
  return {
    id,
    slug,
    form,
    reference: doc.reference,
    receivedAt: new Date(doc.receivedAt),
    sender: { name: senderName(doc), email: textOf(doc["email"]) },
    // Unanswered questions are left out.
    answers: shownAnswers(form, doc).filter(({ value }) => value !== ""),
    resumeName: textOf((doc["resume"] as { fileName?: unknown } | undefined)?.fileName) || null,
    event: typeof event === "object" && event !== null ? (event as Event) : null,
    eventName: textOf(doc["eventName"]),
    attending: textOf(doc["attending"]) !== "0",
    isCancelled: Boolean(doc["cancelledAt"]),
    stage: isApplicationForm(form) ? (doc["stage"] as StageName) : null,
    answerBy: doc["answerBy"] ? new Date(textOf(doc["answerBy"])) : null,
  };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

function senderName(doc: Record<string, unknown>): string {
  const parts = [doc["name"], doc["firstName"], doc["lastName"]].map(textOf);
  return parts.filter(Boolean).join(" ");
}

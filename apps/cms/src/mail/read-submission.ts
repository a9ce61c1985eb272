import type { FormName } from "@kdl/schemas/forms/form";
import type { Payload } from "payload";
import type { Event } from "../payload-types.ts";
import { formOfSlug, type SubmissionSlug } from "../forms/form-slugs.ts";
import { type ShownAnswer, shownAnswers } from "../forms/shown-answers.ts";

/** A submission as mail tells of it. */
export interface ToldSubmission {
  id: string;
  slug: SubmissionSlug;
  form: FormName;
  reference: string;
  receivedAt: Date;
  /** As the sender gave them: not to be trusted. */
  sender: { name: string; email: string };
  answers: ShownAnswer[];
  resumeName: string | null;
  /** What a registration is for; `null` for other forms and where it has been deleted. */
  event: Event | null;
  eventName: string;
  attending: boolean;
  /** Whether the sender took it back. */
  isCancelled: boolean;
}

/** @returns `null` where there is none, and for what lies in quarantine */
export async function readSubmission(
  payload: Payload,
  slug: SubmissionSlug,
  id: string,
): Promise<ToldSubmission | null> {
  const form = formOfSlug(slug);
  const found = await payload.findByID({ collection: slug, id, depth: 1, disableErrors: true });
  if (!form || !found || found.quarantined) return null;
  // One shape for five collections: each has some of it.
  const doc = found as unknown as Record<string, unknown> & typeof found;
  const event = doc["event"];
  return {
    id,
    slug,
    form,
    reference: doc.reference,
    receivedAt: new Date(doc.receivedAt),
    sender: { name: senderName(doc), email: textOf(doc["email"]) },
    // What was left empty isn't told.
    answers: shownAnswers(form, doc).filter(({ value }) => value !== ""),
    resumeName: textOf((doc["resume"] as { fileName?: unknown } | undefined)?.fileName) || null,
    event: typeof event === "object" && event !== null ? (event as Event) : null,
    eventName: textOf(doc["eventName"]),
    attending: textOf(doc["attending"]) !== "0",
    isCancelled: Boolean(doc["cancelledAt"]),
  };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

function senderName(doc: Record<string, unknown>): string {
  const parts = [doc["name"], doc["firstName"], doc["lastName"]].map(textOf);
  return parts.filter(Boolean).join(" ");
}

import type { Form, FormName } from "@kdl/schemas/form";
import { forms } from "@kdl/schemas/forms";
import type { FlattenedField, Payload } from "payload";
import type { Event } from "../payload-types.ts";
import { formOfSlug, type SubmissionSlug } from "../submissions/form-slugs.ts";
import { wireNames } from "../submissions/wire-names.ts";

/** One answer as people read it. */
export interface ShownAnswer {
  label: string;
  value: string;
}

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
    answers: shownAnswers(payload, slug, form, doc),
    resumeName: textOf((doc["resume"] as { fileName?: unknown } | undefined)?.fileName) || null,
    event: typeof event === "object" && event !== null ? (event as Event) : null,
    eventName: textOf(doc["eventName"]),
    attending: textOf(doc["attending"]) !== "0",
  };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

function senderName(doc: Record<string, unknown>): string {
  const parts = [doc["name"], doc["firstName"], doc["lastName"]].map(textOf);
  return parts.filter(Boolean).join(" ");
}

/** What was answered, in the form's order; what was left empty isn't told. */
function shownAnswers(
  payload: Payload,
  slug: SubmissionSlug,
  name: FormName,
  doc: Record<string, unknown>,
): ShownAnswer[] {
  const form: Form = forms[name];
  const names: Readonly<Record<string, string>> = wireNames[name];
  const fields = payload.collections[slug].config.flattenedFields;
  return form.fields.flatMap((wire) => {
    const own = names[wire] ?? wire;
    const field = fields.find((candidate) => candidate.name === own);
    const value = own === "event" ? textOf(doc["eventName"]) : shown(doc[own], field);
    return value === "" ? [] : [{ label: form.labels[wire] ?? wire, value }];
  });
}

/** A stored value in the words of the form. */
function shown(value: unknown, field: FlattenedField | undefined): string {
  if (Array.isArray(value)) return value.map((item) => shown(item, field)).join(", ");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return "";
  if (field?.type !== "select") return value;
  for (const option of field.options) {
    if (typeof option === "object" && option.value === value) return String(option.label);
  }
  return value;
}

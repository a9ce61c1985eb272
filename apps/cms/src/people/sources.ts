/** Where the site meets people: the collections whose rows contain somebody's address and name. */
import { formSlugs, type SubmissionSlug } from "../forms/form-slugs.ts";

export type PersonSource = SubmissionSlug | "members";

interface Columns {
  /** SQL for the address in lower case. */
  email: string;
  /** SQL for the whole name. */
  name: string;
  /** SQL for the time. */
  at: string;
  /** SQL for whether the row counts. */
  counts: string;
}

const oneName = "name";
const twoNames = "first_name || ' ' || last_name";
const names: Record<SubmissionSlug, string> = {
  "contact-messages": oneName,
  "event-registrations": twoNames,
  "internship-applications": oneName,
  "volunteer-registrations": twoNames,
  "club-registrations": oneName,
};

/** Spam adds nobody. */
const ofSubmission = (slug: SubmissionSlug): Columns => ({
  email: "sender_key",
  name: names[slug],
  at: "received_at",
  counts: "quarantined = false",
});

const sources: Readonly<Record<PersonSource, Columns>> = {
  ...(Object.fromEntries(
    Object.values(formSlugs).map((slug) => [slug, ofSubmission(slug)]),
  ) as Record<SubmissionSlug, Columns>),
  members: { email: "email_key", name: oneName, at: "created_at", counts: "true" },
};

export const personSources = Object.keys(sources) as PersonSource[];

/** A query for `email`, `name` and `at` of a source's rows, or of one of them. */
export function rowsOf(source: PersonSource, id?: string): string {
  const { email, name, at, counts } = sources[source];
  const table = source.replaceAll("-", "_");
  const one = id === undefined ? "" : ` AND id = '${id}'`;
  return `SELECT ${email} AS email, trim(${name}) AS name, ${at} AS at FROM ${table}
    WHERE ${counts} AND ${email} <> ''${one}`;
}

/** Everything that is known of one address, by the names under which it came. */
import { isApplicationForm, type StageName, stages } from "@kdl/schemas/applications/stages";
import { type FormName, formNames } from "@kdl/schemas/forms/form";
import type { Payload } from "payload";
import { type Interview, interviewsOf, interviewStates } from "../interviews/interview.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { type MailKind, mailKindLabels } from "../mail/mail-kinds.ts";
import { certificateEntries } from "./certificate-entries.ts";

/** Per collection; more than anybody sends by hand. The newest are shown. */
const SHOWN_MAX = 100;

interface TimelineEntry {
  at: string;
  what: string;
  /** Path in the admin. */
  href: string | null;
}

/** What came under one name. Nothing says that two names are two people, or one. */
export interface NamedTimeline {
  name: string;
  entries: TimelineEntry[];
}

interface SubmissionRow {
  id: string;
  reference: string;
  receivedAt: string;
  quarantined?: boolean | null;
  cancelledAt?: string | null;
  eventName?: string | null;
  name?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  mail?: { kind: MailKind; at: string; sent?: boolean | null }[] | null;
}

const newestFirst = (a: TimelineEntry, b: TimelineEntry) => (a.at < b.at ? 1 : -1);

/** @param email in lower case, as `senderKey` has it */
export async function timelineOf(payload: Payload, email: string): Promise<NamedTimeline[]> {
  const found = await Promise.all([
    ...formNames.map((form) => ofForm(payload, form, email)),
    ofMember(payload, email),
  ]);
  const byName = new Map<string, NamedTimeline>();
  for (const { name, entries } of found.flat()) {
    const key = name.toLowerCase().replace(/\s+/g, " ");
    const known = byName.get(key);
    if (known) known.entries.push(...entries);
    else byName.set(key, { name, entries: [...entries] });
  }
  for (const { entries } of byName.values()) entries.sort(newestFirst);
  return [...byName.values()].toSorted((a, b) => newestFirst(a.entries[0]!, b.entries[0]!));
}

async function ofForm(payload: Payload, form: FormName, email: string): Promise<NamedTimeline[]> {
  const collection = formSlugs[form];
  const { docs } = await payload.db.find<SubmissionRow>({
    collection,
    where: { senderKey: { equals: email } },
    sort: "-receivedAt",
    limit: SHOWN_MAX,
    pagination: false,
  });
  const changes = await changesOf(payload, form, docs);
  const interviews = isApplicationForm(form)
    ? await interviewsOf(
        payload,
        docs.map(({ id }) => id),
      )
    : [];
  const certificates = await certificateEntries(
    payload,
    docs.map(({ id }) => id),
  );
  const { labels } = payload.collections[collection].config;
  return docs.map((row) => {
    const href = `/admin/collections/${collection}/${row.id}`;
    const entry = (at: string, what: string): TimelineEntry => ({ at, what, href });
    return {
      name: wholeName(row),
      entries: [
        entry(row.receivedAt, sentence(String(labels.singular), row)),
        ...(row.cancelledAt ? [entry(row.cancelledAt, `Cancelled ${row.reference}`)] : []),
        ...(row.mail ?? []).map(({ at, kind, sent }) =>
          entry(at, `Mail ${sent ? "sent" : "not sent"}: ${mailKindLabels[kind]}`),
        ),
        ...(changes.get(row.id) ?? []).map(({ at, to }) =>
          entry(at, `${stages[to].label}: ${row.reference}`),
        ),
        ...interviews
          .filter(({ application }) => application === row.id)
          .map((interview) => entry(lastChangeOf(interview), wordsFor(interview))),
        ...certificates
          .filter(({ submission }) => submission === row.id)
          .map(({ at, what, href: ofCertificate }) => ({ at, what, href: ofCertificate })),
      ],
    };
  });
}

const lastChangeOf = ({ endedAt, bookedAt, offeredAt }: Interview): string =>
  endedAt ?? bookedAt ?? offeredAt;

const wordsFor = ({ state, mentorName }: Interview): string =>
  `Interview with ${mentorName}: ${interviewStates[state].toLowerCase()}`;

interface Change {
  application: string;
  to: StageName;
  at: string;
}

async function changesOf(payload: Payload, form: FormName, rows: readonly SubmissionRow[]) {
  const changes = new Map<string, Change[]>();
  if (!isApplicationForm(form) || rows.length === 0) return changes;
  const ids = rows.map(({ id }) => id);
  const { docs } = await payload.db.find<Change>({
    collection: "stage-changes",
    where: { and: [{ form: { equals: form } }, { application: { in: ids } }] },
    pagination: false,
  });
  for (const change of docs) {
    changes.set(change.application, [...(changes.get(change.application) ?? []), change]);
  }
  return changes;
}

function sentence(label: string, row: SubmissionRow): string {
  const of = row.eventName ? ` for ${row.eventName}` : "";
  const spam = row.quarantined ? ", in quarantine" : "";
  return `${label}${of}, ${row.reference}${spam}`;
}

const wholeName = ({ name, firstName, lastName }: SubmissionRow): string =>
  (name ?? [firstName, lastName].filter(Boolean).join(" ")).trim();

async function ofMember(payload: Payload, email: string): Promise<NamedTimeline[]> {
  const member = await payload.db.findOne<{ id: string; name: string; createdAt: string }>({
    collection: "members",
    where: { emailKey: { equals: email } },
  });
  if (!member) return [];
  const href = `/admin/collections/members/${member.id}`;
  return [
    { name: member.name, entries: [{ at: member.createdAt, what: "Became a member", href }] },
  ];
}

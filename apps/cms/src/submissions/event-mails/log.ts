import type { PayloadRequest } from "payload";
import { query } from "../../database/query.ts";
import { changeSubject } from "../../mail/change-letter.ts";
import { eventReminders } from "../places/event-reminders.ts";
import { isId } from "../places/seats.ts";
import { audiences, type Mailing, type SendState } from "./mailing.ts";
import type { LogEntry, LogReply } from "./replies.ts";
import { audienceOf } from "./send-message.ts";

/** Everything that participants of an event were told, or not told, the newest first. */
export async function eventLog(req: PayloadRequest, event: string): Promise<LogReply> {
  const { docs } = await req.payload.db.find<Mailing>({
    collection: "event-mailings",
    where: { event: { equals: event } },
    pagination: false,
  });
  const groups = await sendsOf(req, event);
  const mailings = docs.map((mailing) => entryOf(mailing, groups));
  const reminders = groups.filter(({ mailing }) => mailing === null);
  const counts = audiences.map(async (audience) => {
    const where = audienceOf(event, audience);
    const { totalDocs } = await req.payload.count({ collection: "event-registrations", where });
    return [audience, totalDocs];
  });
  return {
    entries: [...mailings, ...remindersOf(reminders)].toSorted((a, b) => (a.at < b.at ? 1 : -1)),
    audiences: Object.fromEntries(await Promise.all(counts)) as LogReply["audiences"],
  };
}

interface Group {
  mailing: string | null;
  kind: string;
  startsAt: string;
  state: SendState | null;
  count: number;
  at: string;
}

/** Mails by what they are and what became of them. */
async function sendsOf({ payload }: PayloadRequest, event: string): Promise<Group[]> {
  if (!isId(event)) throw new TypeError("not an id");
  const rows = await query(
    payload,
    `SELECT mailing, kind, starts_at, state, count(*) AS count, min(at) AS at FROM event_sends
     WHERE event = '${event}' GROUP BY mailing, kind, starts_at, state`,
  );
  return rows.map((row) => ({
    mailing: (row["mailing"] ?? null) as string | null,
    kind: String(row["kind"]),
    startsAt: iso(row["starts_at"]),
    state: (row["state"] ?? null) as SendState | null,
    count: Number(row["count"]),
    at: iso(row["at"]),
  }));
}

const iso = (value: unknown): string => new Date(value as string | Date).toISOString();

const sumOf = (groups: readonly Group[], state?: SendState): number =>
  groups
    .filter((group) => state === undefined || group.state === state)
    .reduce((sum, { count }) => sum + count, 0);

function countsOf(groups: readonly Group[]): LogEntry["counts"] {
  if (groups.length === 0 || groups.some(({ state }) => state === null)) return null;
  return {
    sent: sumOf(groups, "sent"),
    failed: sumOf(groups, "failed"),
    queued: sumOf(groups, "queued"),
    skipped: sumOf(groups, "skipped"),
  };
}

function entryOf(mailing: Mailing, groups: readonly Group[]): LogEntry {
  const { id, at, kind, audience, before, after, subject, body, by, byName, people } = mailing;
  const what = before && after ? changeSubject(before, after) : (subject ?? "");
  return {
    id,
    at: new Date(at).toISOString(),
    kind,
    what,
    audience,
    text: body ?? "",
    by: byName || by,
    people,
    counts: countsOf(groups.filter((group) => group.mailing === id)),
  };
}

/** Reminders of the same kind and start are one entry, and so are all thanks. */
function remindersOf(groups: readonly Group[]): LogEntry[] {
  const keyOf = ({ kind, startsAt }: Group) => `${kind} ${startsAt}`;
  return [...new Set(groups.map(keyOf))].map((key) => {
    const own = groups.filter((group) => keyOf(group) === key);
    const isThanks = own[0]?.kind === "thanks";
    const reminder = eventReminders.find(({ value }) => value === own[0]?.kind);
    return {
      id: key,
      at: own.map(({ at }) => at).toSorted()[0] ?? "",
      kind: isThanks ? "thanks" : "reminder",
      what: reminder?.label ?? "",
      audience: "seated",
      text: "",
      by: "",
      people: sumOf(own),
      counts: countsOf(own),
    };
  });
}

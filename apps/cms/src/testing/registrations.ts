/** People who register for events. */
import type { Payload } from "payload";
import { act } from "../submissions/places/act.ts";
import { query } from "../database/query.ts";
import { linkToken } from "../mail/application-link.ts";
import type { EventRegistration } from "../payload-types.ts";
import { accept } from "../submissions/accept.ts";
import type { Submission } from "../submissions/submission.ts";
import { sampleSubmission } from "./submissions.ts";

const collection = "event-registrations";

export interface Registrant {
  id: string;
  email: string;
  reference: string;
  /** Token of the private link. */
  token: string;
}

let people = 0;
const newAddress = (): string => `participant-${(people += 1)}@example.org`;

/** Registers somebody, as through the site. */
export async function register(
  payload: Payload,
  event_id: string,
  more: { email?: string; attending?: string; first_name?: string; last_name?: string } = {},
  rest: Partial<Submission> = {},
): Promise<Registrant> {
  const email = more.email ?? newAddress();
  const answers = { event_id, ...more, email };
  const receipt = await accept(payload, sampleSubmission("event-registration", answers, rest));
  const { reference } = receipt;
  const { docs } = await payload.find({ collection, where: { reference: { equals: reference } } });
  return {
    id: docs[0]!.id,
    email,
    reference,
    token: linkToken("event-registration", reference),
  };
}

export const stored = (payload: Payload, id: string): Promise<EventRegistration> =>
  payload.findByID({ collection, id, depth: 0, showHiddenFields: true });

export const placeIn = async (payload: Payload, id: string) => (await stored(payload, id)).place;

/** The outcome of an action: `done`, or the code of the refusal. */
export const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "done",
    (error: Error) => error.message.split(":")[0]!,
  );

export const cancel = (payload: Payload, { token }: Registrant, from: string) =>
  outcomeOf(act(payload, token, "cancel", from));
export const acceptSeat = (payload: Payload, { token }: Registrant, from = "offered") =>
  outcomeOf(act(payload, token, "accept", from));

/** Kinds of the queued mails to a person, in order. Nothing sends them. */
export async function queuedMails(payload: Payload, id: string): Promise<string[]> {
  const { docs } = await payload.find({
    collection: "payload-jobs",
    where: { taskSlug: { in: ["send-mail", "send-event-mail"] } },
    sort: "createdAt",
    pagination: false,
  });
  const sends = await sendsTo(payload, id);
  return docs
    .map(({ input }) => input as { id: string; kind: string } | { send: string })
    .map((input) => {
      if ("send" in input) return sends.get(input.send);
      return input.id === id && !input.kind.endsWith("notice") ? input.kind : undefined;
    })
    .filter((kind) => kind !== undefined);
}

const isReminder = (kind: string) => kind === "week" || kind === "day";

/** Kinds of the mails to a participant, by the id of their row. */
async function sendsTo(payload: Payload, registration: string): Promise<Map<string, string>> {
  const where = { registration: { equals: registration } };
  const { docs } = await payload.find({ collection: "event-sends", where, pagination: false });
  return new Map(docs.map(({ id, kind }) => [id, `event-${isReminder(kind) ? "reminder" : kind}`]));
}

/** The log of an event's places, earliest first. */
export async function placeLog(payload: Payload, event: string) {
  const rows = await query(
    payload,
    `SELECT registration, "from", "to", actor, confirmed, by_name, at FROM place_changes WHERE event = '${event}' ORDER BY at`,
  );
  return rows.map((row) => ({
    registration: String(row["registration"]),
    from: (row["from"] ?? null) as string | null,
    to: String(row["to"]),
    actor: String(row["actor"]),
    byName: (row["by_name"] ?? null) as string | null,
    confirmed: (row["confirmed"] ?? null) as string | null,
    at: new Date(row["at"] as string | Date).getTime(),
  }));
}

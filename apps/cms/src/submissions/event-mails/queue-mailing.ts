/** Stores what staff ask for, and queues its mails, in the transaction of the request. */
import { randomUUID } from "node:crypto";
import type { PayloadRequest, Where } from "payload";
import type { StaffSignature } from "../../access/staff.ts";
import { insertRows } from "../../database/insert-rows.ts";
import { wakeMailRunner } from "../../mail/wake-mail-runner.ts";
import type { Event } from "../../payload-types.ts";
import type { Mailing } from "./mailing.ts";

export async function registrationsIn(req: PayloadRequest, where: Where): Promise<string[]> {
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection: "event-registrations",
    where,
    sort: "queuedAt",
    select: { reference: true },
    pagination: false,
    req,
  });
  return docs.map(({ id }) => id);
}

/** Adds a row to the event's log. @returns its id */
export async function storeMailing(
  req: PayloadRequest,
  { id: by, name: byName }: StaffSignature,
  mailing: Omit<Mailing, "id" | "by" | "byName" | "at"> & { key: string },
): Promise<string> {
  const data = { ...mailing, by, byName, at: new Date().toISOString() };
  const { id } = await req.payload.db.create({ collection: "event-mailings", data, req });
  return String(id);
}

interface About {
  event: Pick<Event, "id" | "startsAt">;
  /** Id of its row. */
  mailing: string;
  kind: "change" | "message";
  /** Of what staff asked for. */
  key: string;
}

/** One mail to each registration. @throws if one of them was queued before */
export async function queueSends(
  req: PayloadRequest,
  registrations: readonly string[],
  { event, mailing, kind, key }: About,
): Promise<void> {
  const at = new Date().toISOString();
  const sends = registrations.map((registration) => ({
    id: randomUUID(),
    key: `${registration}|${kind}|${key}`,
    registration,
    event: event.id,
    kind,
    mailing,
    state: "queued",
    startsAt: event.startsAt,
    at,
  }));
  await insertRows(req, "event_sends", sends);
  const jobs = sends.map(({ id }) => ({
    id: randomUUID(),
    taskSlug: "send-event-mail",
    input: { send: id },
    queue: "default",
    createdAt: at,
    updatedAt: at,
  }));
  await insertRows(req, "payload_jobs", jobs);
  wakeMailRunner(req);
}

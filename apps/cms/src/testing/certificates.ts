import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import { formSlugs } from "../forms/form-slugs.ts";
import { accept } from "../submissions/accept.ts";
import { createEvent } from "./events.ts";
import { sampleSubmission } from "./submissions.ts";

const collection = formSlugs["event-registration"];

/**
 * Somebody new registers for an event of its own, and attends it.
 *
 * @param answers in place of the usual ones
 * @param state what staff have set, in place of the attendance
 */
export async function registered(payload: Payload, answers: object = {}, state: object = {}) {
  const event = await createEvent(payload);
  const email = `participant-${randomUUID()}@example.org`;
  const given = { email, event_id: event.id, ...answers };
  const { reference } = await accept(payload, sampleSubmission("event-registration", given));
  const where = { reference: { equals: reference } };
  const found = await payload.db.findOne<{ id: string }>({ collection, where });
  const { id } = found!;
  const data = { attendance: "attended", ...state };
  await payload.db.updateOne({ collection, id, data, returning: false });
  return { id, email, reference: reference! };
}

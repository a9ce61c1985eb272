import { checkForm } from "@kdl/schemas/forms/form";
import { eventRegistrationForm } from "@kdl/schemas/forms/event-registration";
import type { Payload } from "payload";
import { formSlugs } from "../forms/form-slugs.ts";
import type { EventRegistration } from "../payload-types.ts";
import { accept } from "../submissions/accept.ts";
import { demoPerson } from "./people.ts";

interface DemoEvent {
  name: string;
  slug: string;
  startsAt: Date;
  endsAt: Date;
  capacity?: number;
  location?: string;
}

/** @returns its id */
export async function createEvent(
  payload: Payload,
  { startsAt, endsAt, ...event }: DemoEvent,
): Promise<string> {
  const { id } = await payload.create({
    collection: "events",
    data: {
      ...event,
      type: "Offline",
      status: "scheduled",
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      publish: true,
      registrationButton: true,
      _status: "published",
    },
  });
  return id;
}

interface DemoRegistration {
  event: string;
  /** The index of an invented person. */
  person: number;
  /** In place of the person's own. */
  firstName?: string;
  receivedAt: Date;
}

/** Registers an invented person as the event's form does. */
export async function register(
  payload: Payload,
  { event, person, firstName, receivedAt }: DemoRegistration,
): Promise<EventRegistration> {
  const { firstName: ownName, lastName, email, phone } = demoPerson(person);
  const answers = {
    first_name: firstName ?? ownName,
    last_name: lastName,
    email,
    mobile: phone,
    occupation: "Student",
    attending: "1",
    gender: "",
    event_id: event,
  };
  const check = checkForm(eventRegistrationForm, answers, { now: receivedAt });
  if (!check.ok) throw new Error(`event-registration: ${check.message}`);
  const { reference } = await accept(payload, {
    form: eventRegistrationForm,
    values: check.values,
    receivedAt,
    resume: null,
    key: null,
    flag: null,
    requestId: null,
  });
  const where = { reference: { equals: reference } };
  const collection = formSlugs["event-registration"];
  return (await payload.db.findOne<EventRegistration>({ collection, where }))!;
}

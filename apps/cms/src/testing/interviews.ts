import { randomUUID } from "node:crypto";
import type { ApplicationForm } from "@kdl/schemas/applications/stages";
import type { Payload } from "payload";
import { type InterviewOffer, offerInterview } from "../applications/interviews/offer.ts";
import { inTransaction } from "../database/transactions.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import type { Interviewer } from "../interviews/interviewers.ts";
import { linkToken } from "../mail/application-link.ts";
import { apply } from "./applications.ts";

const DAY_MS = 24 * 60 * 60_000;
const QUARTER_MS = 15 * 60_000;

/** Fixed, so that the same slot stays the same during a test. */
const base = Math.ceil(Date.now() / QUARTER_MS) * QUARTER_MS;

/** On a quarter-hour, so many days and quarter-hours from now. */
export const slotIn = (days: number, quarters = 0): string =>
  new Date(base + days * DAY_MS + quarters * QUARTER_MS).toISOString();

export async function newMentor(payload: Payload, name = "Meera Iyer"): Promise<Interviewer> {
  const email = `mentor-${randomUUID()}@example.org`;
  const data = { name, email, password: "correct-horse-battery", roles: ["mentor" as const] };
  const { id } = await payload.create({ collection: "users", data });
  return { id, name };
}

const author = { actor: "staff", by: { id: "one", name: "Imran" } } as const;

/** Somebody new applies, and is offered times. */
export async function offered(
  payload: Payload,
  mentor: Interviewer,
  slots: readonly string[],
  more: Partial<InterviewOffer> = {},
) {
  const form: ApplicationForm = "volunteer";
  const { id, email, reference } = await apply(payload, form);
  const offer: InterviewOffer = {
    form,
    application: id,
    stage: "received",
    replaces: null,
    mentor,
    slots,
    minutes: 30,
    place: "https://meet.example.org/room",
    author,
    batch: randomUUID(),
    ...more,
  };
  if (!(await inTransaction(payload, (req) => offerInterview(req, offer)))) {
    throw new Error("The interview wasn't offered");
  }
  return { id, email, reference, offer, token: linkToken(form, reference) };
}

/** The kinds of mail that are queued about an interview, in their order. */
export async function interviewMails(payload: Payload, interview: string): Promise<string[]> {
  const { docs } = await payload.find({
    collection: "payload-jobs",
    where: { taskSlug: { equals: "send-interview-mail" } },
    sort: "createdAt",
    pagination: false,
  });
  const inputs = docs.map(({ input }) => input as { interview: string; kind: string });
  return inputs.filter((input) => input.interview === interview).map(({ kind }) => kind);
}

export const stageOf = async (payload: Payload, form: ApplicationForm, id: string) =>
  (await payload.findByID({ collection: formSlugs[form], id, depth: 0 })).stage;

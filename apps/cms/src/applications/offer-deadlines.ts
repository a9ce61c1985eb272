/** Reminds applicants of unanswered offers, and ends the offers at their deadline. */
import { type ApplicationForm, applicationForms } from "@kdl/schemas/applications/stages";
import type { Payload, PayloadRequest } from "payload";
import { inTransaction } from "../database/transactions.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { startPeriodic } from "../leases/start-periodic.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { changeStage } from "./change-stage.ts";

const DAY_MS = 24 * 60 * 60_000;
const EVERY_MS = 10 * 60_000;
/** Days before the deadline, the earliest reminder first. */
const REMINDERS = [3, 1];
/** Offers that one round handles; the next one follows in minutes. */
const BATCH = 500;

interface Offer {
  form: ApplicationForm;
  id: string;
  answerBy: string;
  stageSince?: string | null;
  reminded?: string | null;
}

/** Runs in only one of the processes that share the database. */
export function startOfferDeadlines(payload: Payload): void {
  startPeriodic(payload, "offers", EVERY_MS, (signal) =>
    keepOfferDeadlines(payload, new Date(), signal),
  );
}

/** An offer that fails is logged, and doesn't keep the others from being handled. */
export async function keepOfferDeadlines(
  payload: Payload,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  for (const form of applicationForms) {
    for (const offer of await dueOffers(payload, form, now)) {
      if (signal?.aborted) return;
      try {
        await keepDeadline(payload, offer, now);
      } catch (error) {
        const line = { err: error, form, application: offer.id };
        payload.logger.error(line, "The deadline of an offer was postponed");
      }
    }
  }
}

async function dueOffers(payload: Payload, form: ApplicationForm, now: Date): Promise<Offer[]> {
  const until = new Date(now.getTime() + Math.max(...REMINDERS) * DAY_MS).toISOString();
  const { docs } = await payload.db.find<Offer>({
    collection: formSlugs[form],
    where: {
      and: [
        { stage: { equals: "selected" } },
        { answerBy: { less_than_equal: until } },
        { quarantined: { equals: false } },
      ],
    },
    sort: "answerBy",
    limit: BATCH,
    pagination: false,
  });
  return docs.map((doc) => ({ ...doc, form }));
}

async function keepDeadline(payload: Payload, offer: Offer, now: Date): Promise<void> {
  const { form, id } = offer;
  const collection = formSlugs[form];
  const mark = markOf(offer, now);
  if (mark === null || mark.text === offer.reminded) return;
  await inTransaction(payload, async (req) => {
    if (!(await claim(req, offer, mark.text))) return;
    if (mark.hasEnded) {
      const change = { form, application: id, from: "selected", to: "lapsed" } as const;
      if (!(await changeStage(req, { ...change, actor: "system" }))) return;
    }
    const kind = mark.hasEnded ? "offer-lapsed" : "offer-reminder";
    await queueMail(req, { collection, id, kinds: [kind], isExempt: true });
  });
}

/** The reminder or expiry that is due now. Reminders that were due before the offer was made are skipped. */
function markOf({ answerBy, stageSince }: Offer, now: Date) {
  const deadline = Date.parse(answerBy);
  if (deadline <= now.getTime()) return { text: `${answerBy} lapsed`, hasEnded: true };
  const madeAt = stageSince ? Date.parse(stageSince) : 0;
  const days = REMINDERS.findLast((before) => {
    const dueAt = deadline - before * DAY_MS;
    return dueAt <= now.getTime() && madeAt <= dueAt;
  });
  return days === undefined ? null : { text: `${answerBy} ${days}`, hasEnded: false };
}

/**
 * Records a reminder or the expiry of an offer if the offer is still open, has the same deadline, and no other
 * process has recorded it. Only one of several processes succeeds; the others wait for its transaction.
 */
async function claim(req: PayloadRequest, offer: Offer, mark: string): Promise<boolean> {
  const claimed = await req.payload.db.updateOne({
    collection: formSlugs[offer.form],
    where: {
      and: [
        { id: { equals: offer.id } },
        { stage: { equals: "selected" } },
        { answerBy: { equals: offer.answerBy } },
        { or: [{ reminded: { exists: false } }, { reminded: { not_equals: mark } }] },
      ],
    },
    data: { reminded: mark },
    options: { atomic: true },
    req,
  });
  return claimed !== null && claimed !== undefined;
}

import { hasInterviews } from "@kdl/schemas/applications/interview";
import type { ApplicationForm, StageName } from "@kdl/schemas/applications/stages";
import type { Payload } from "payload";
import type { StaffSignature } from "../access/staff.ts";
import { offerInterview } from "../applications/interviews/offer.ts";
import { bookInterview } from "../applications/interviews/choose.ts";
import { inTransaction } from "../database/transactions.ts";
import { env } from "../env.ts";
import { interviewsOf } from "../interviews/interview.ts";
import { linkToken } from "../mail/application-link.ts";
import { momentToIso } from "../seed/moments.ts";

const SLOTS = 3;
const FIRST_HOUR = 10;
/** Interviews of half an hour each. */
const A_DAY = 12;
const MINUTES = 30;

interface Offered {
  form: ApplicationForm;
  id: string;
  reference: string;
  stage: StageName;
  mentor: StaffSignature;
  coordinator: StaffSignature;
  /** Of the application, from 0: everybody gets other times. */
  place: number;
  now: Date;
}

/** Offers three times in the coming days, of which half of the applicants book the first. */
export async function addInterview(payload: Payload, offered: Offered): Promise<void> {
  const { form, id, reference, stage, mentor, coordinator, place, now } = offered;
  if (!hasInterviews(stage)) return;
  const slots = slotsFrom(now, place);
  await inTransaction(payload, (req) =>
    offerInterview(req, {
      form,
      application: id,
      stage,
      replaces: null,
      mentor,
      slots,
      minutes: MINUTES,
      place: "Innovation lab, first floor",
      author: { actor: "staff", by: coordinator },
      batch: `demo-${place}`,
    }),
  );
  if (Math.floor(place / 12) % 2 > 0) return;
  const [interview] = await interviewsOf(payload, id);
  await bookInterview(payload, linkToken(form, reference), interview?.id, slots[0]);
}

/** ISO 8601, from ten o'clock in the site's zone: nobody else gets these. */
function slotsFrom(now: Date, place: number): string[] {
  const halfHours = place % A_DAY;
  const hour = FIRST_HOUR + Math.floor(halfHours / 2);
  const time = `${hour}:${halfHours % 2 > 0 ? "30" : "00"}` as const;
  const firstDay = 1 + Math.floor(place / A_DAY) * SLOTS;
  return Array.from({ length: SLOTS }, (_, index) =>
    momentToIso({ day: firstDay + index, time }, now, env.SITE_TIME_ZONE),
  );
}

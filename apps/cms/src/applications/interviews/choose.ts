/** The commands that applicants run on their interview. */
import {
  BOOKINGS_MAX,
  hasInterviews,
  type InterviewRefusal,
} from "@kdl/schemas/applications/interview";
import { interviewFailure } from "@kdl/schemas/applications/interview-texts";
import type { Payload } from "payload";
import { inTransaction } from "../../database/transactions.ts";
import { takeTime } from "../../interviews/booked-times.ts";
import { changeInterview, type Interview, interviewsOf } from "../../interviews/interview.ts";
import { queueInterviewMail } from "../../mail/queue-interview-mail.ts";
import { Refused, unavailable } from "../../submissions/refused.ts";
import { readOwn } from "../act.ts";
import type { OwnApplication } from "../own-application.ts";
import { cancelInterview } from "./cancel.ts";

const refusal = (code: InterviewRefusal): Refused =>
  new Refused({ status: 409, code, message: interviewFailure[code] });

/**
 * Books a time for the applicant, or rebooks to it. Idempotent.
 *
 * @param id the interview that the applicant saw, unchecked
 * @param slot one of its times, unchecked
 * @throws {Refused} if somebody else has the time, or the interview has changed
 */
export async function bookInterview(
  payload: Payload,
  token: string,
  id: unknown,
  slot: unknown,
): Promise<OwnApplication> {
  const application = await readOwn(payload, token, new Date());
  const found = await changeableOf(payload, application, id);
  if (isBooked(found, slot)) return application;
  const startsAt = found?.slots.find((time) => time === slot);
  if (!found || !startsAt || new Date(startsAt) <= new Date()) throw refusal("INTERVIEW_CHANGED");
  if (found.bookings >= BOOKINGS_MAX) throw refusal("TOO_MANY_CHANGES");
  try {
    await inTransaction(payload, async (req) => {
      const isChanged = await changeInterview(req, found, {
        state: "booked",
        startsAt,
        bookedAt: new Date().toISOString(),
        bookings: found.bookings + 1,
      });
      if (!isChanged) throw refusal("INTERVIEW_CHANGED");
      if (!(await takeTime(req, found, startsAt))) throw refusal("SLOT_TAKEN");
      await queueInterviewMail(req, found.id, ["interview-booked", "interview-booked-mentor"]);
    });
  } catch (error) {
    // The applicant may have pressed the button twice.
    if (!isBooked(await changeableOf(payload, application, id), slot)) throw error;
  }
  return application;
}

/**
 * Tells staff that none of the times suits, and frees a booked one. Idempotent.
 *
 * @throws {Refused} if the interview has changed
 */
export async function refuseInterview(
  payload: Payload,
  token: string,
  id: unknown,
): Promise<OwnApplication> {
  const application = await readOwn(payload, token, new Date());
  const [latest] = await interviewsOf(payload, application.id);
  if (latest && latest.id === id && latest.noneSuits) return application;
  const found = await changeableOf(payload, application, id);
  if (!found) throw refusal("INTERVIEW_CHANGED");
  await inTransaction(payload, async (req) => {
    if (!(await cancelInterview(req, found, "the applicant", { noneSuits: true }))) {
      throw refusal("INTERVIEW_CHANGED");
    }
    await queueInterviewMail(req, found.id, ["interview-none-suits"]);
  });
  return application;
}

const isBooked = (interview: Interview | null, slot: unknown): boolean =>
  interview?.state === "booked" && interview.startsAt === slot;

/** The interview, if its applicant can still change it. */
async function changeableOf(
  payload: Payload,
  { id: application, stage, quarantined }: OwnApplication,
  id: unknown,
): Promise<Interview | null> {
  if (quarantined) throw unavailable();
  const [latest] = await interviewsOf(payload, application);
  if (!latest || latest.id !== id || !hasInterviews(stage)) return null;
  return isChangeable(latest, new Date()) ? latest : null;
}

/** Whether the applicant can change the interview: until a booked one begins. */
export const isChangeable = ({ state, startsAt }: Interview, now: Date): boolean =>
  state === "offered" || (state === "booked" && new Date(startsAt ?? 0) > now);

/** The mail that a template makes, with the data of nobody. */
import { type ApplicationForm, applicationForms } from "@kdl/schemas/applications/stages";
import type { Payload } from "payload";
import { siteOrigin } from "../../env.ts";
import type { Interview } from "../../interviews/interview.ts";
import type { Confirmation, ConfirmationContext } from "../confirmation.ts";
import { applicantLetter } from "../interview-letters.ts";
import { describeNextStep, nextStepOf } from "../next-steps.ts";
import { letterFrom } from "./letter.ts";
import { linkFor } from "./link.ts";
import { eventMessageLetter } from "../event-message-letter.ts";
import { SAMPLE_LINK, sampleParticipant } from "../sample-participant.ts";
import { isAboutInterview, type MailText, type TemplatePurpose } from "./purposes.ts";

const DAY_MS = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Math.floor(Date.now() / DAY_MS + days) * DAY_MS);
const url = `${siteOrigin}/application/sample`;

export async function sampleLetter(
  payload: Payload,
  purpose: TemplatePurpose,
  text: MailText,
  context: ConfirmationContext,
): Promise<Confirmation> {
  if (purpose === "event-message") {
    return eventMessageLetter(text, sampleParticipant(null), { ...context, url: SAMPLE_LINK });
  }
  const form = applicationForms.find((one) => purpose === `confirmation-${one}`) ?? "internship";
  const sample = {
    form,
    reference: "ABCD-EFGH",
    sender: { name: "Asha Rao", email: "" },
    answerBy: inDays(7),
  };
  if (isAboutInterview(purpose)) {
    const interview = sampleInterview(form, purpose !== "interview-offered");
    return applicantLetter(purpose, text, interview, { ...context, submission: sample, url });
  }
  const step = await nextStepOf(payload, form, new Date());
  const values = { nextStep: describeNextStep(step, context.timeZone) };
  return letterFrom(text, sample, linkFor(purpose, url), context, { values });
}

const sampleInterview = (form: ApplicationForm, isBooked: boolean): Interview => ({
  id: "sample",
  form,
  application: "sample",
  mentor: "sample",
  mentorName: "Meera Iyer",
  state: isBooked ? "booked" : "offered",
  slots: [inDays(3).toISOString(), inDays(4).toISOString()],
  minutes: 30,
  place: "Room 4, Beach Road",
  startsAt: isBooked ? inDays(3).toISOString() : null,
  sequence: 0,
  bookings: 0,
  offeredAt: new Date().toISOString(),
  offeredBy: "sample",
});

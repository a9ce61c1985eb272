import { hasInterviews } from "@kdl/schemas/applications/interview";
import type { ApplicationForm, StageName } from "@kdl/schemas/applications/stages";
import type { PayloadRequest } from "payload";
import { formSlugs } from "../../forms/form-slugs.ts";
import { type Interview, interviewsOf, isOpen } from "../../interviews/interview.ts";
import type { Interviewer } from "../../interviews/interviewers.ts";
import { queueInterviewMail } from "../../mail/queue-interview-mail.ts";
import { changeStage } from "../change-stage.ts";
import type { Author } from "../expected.ts";
import { holdApplication } from "../hold-application.ts";
import { cancelInterview } from "./cancel.ts";

export interface InterviewOffer {
  form: ApplicationForm;
  /** Its id. */
  application: string;
  /** The stage that the command expects. */
  stage: StageName;
  /** The open interview that the command expects, and replaces. */
  replaces: string | null;
  mentor: Interviewer;
  /** ISO 8601 in UTC. */
  slots: readonly string[];
  minutes: number;
  place: string;
  author: Author;
  batch: string;
}

/**
 * Offers times for an interview, in the transaction of the request: assigns the mentor, moves the application
 * to the stage Interview, and mails the applicant. An open interview is replaced.
 *
 * @returns `false` if the application isn't as expected any more
 * @throws {TypeError} if no interview can be offered in this stage
 */
export async function offerInterview(req: PayloadRequest, offer: InterviewOffer): Promise<boolean> {
  const { form, application, stage, replaces, mentor, author, batch } = offer;
  if (!hasInterviews(stage)) throw new TypeError("Interviews are offered before a decision");
  // First, so that concurrent commands on the application wait here.
  if (!(await holdApplication(req, offer, [{ stage: { equals: stage } }]))) return false;
  const open = (await interviewsOf(req.payload, application, req)).find(isOpen) ?? null;
  if ((open?.id ?? null) !== replaces) return false;
  if (open && !(await cancelInterview(req, open, author.by.name))) return false;
  if (stage !== "interview") {
    const change = { form, application, from: stage, to: "interview", ...author, batch } as const;
    if (!(await changeStage(req, change))) return false;
  }
  await assign(req, offer, mentor.id);
  const { id } = await req.payload.db.create({
    collection: "interviews",
    data: rowOf(offer),
    req,
  });
  await queueInterviewMail(req, String(id), ["interview-offered"]);
  return true;
}

/** Assigns the mentor, since mentors see only their assigned applications. */
async function assign(
  req: PayloadRequest,
  { form, application }: InterviewOffer,
  mentor: string,
): Promise<void> {
  await req.payload.db.updateOne({
    collection: formSlugs[form],
    id: application,
    data: { assignees: { $push: mentor } },
    returning: false,
    req,
  });
}

const rowOf = ({
  form,
  application,
  mentor,
  slots,
  minutes,
  place,
  author,
}: InterviewOffer): Omit<Interview, "id"> => ({
  form,
  application,
  mentor: mentor.id,
  mentorName: mentor.name,
  state: "offered",
  slots: slots.toSorted(),
  minutes,
  place,
  sequence: 0,
  bookings: 0,
  noneSuits: false,
  offeredAt: new Date().toISOString(),
  offeredBy: author.by.name,
});

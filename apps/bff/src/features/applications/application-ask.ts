import type { Application, ApplicationRefusal } from "@kdl/schemas/applications/application";
import { applicationFailure } from "@kdl/schemas/applications/application-messages";
import { interviewCall, type InterviewRefusal } from "@kdl/schemas/applications/interview";
import { interviewFailure } from "@kdl/schemas/applications/interview-texts";
import { applicationWire } from "@kdl/schemas/contract/application-replies";
import {
  askByLink,
  askForCalendar,
  type LinkedThing,
  type LinkQuestion,
} from "../../private-links/ask-by-link.ts";
import { callFailed, type LinkContext, unreadable } from "../../private-links/ask-counted.ts";

export type ApplicantContext = LinkContext;

/** What an applicant asked for can't be done now. */
export type ApplicationProblem = Exclude<ApplicationRefusal, "NOT_FOUND"> | InterviewRefusal;

const applications: LinkedThing<ApplicationProblem> = {
  ...applicationFailure,
  name: "application",
  refusals: {
    ...interviewFailure,
    STAGE_CHANGED: applicationFailure.stageChanged,
    OFFER_ENDED: applicationFailure.offerEnded,
  },
};

/** No answer that decides anything. */
export const applicationCallFailed = () => callFailed(applications);

/** Asks the upstream about an application, and reads what it says. @throws {VisitorError} */
export async function askAboutApplication(
  ctx: ApplicantContext,
  question: LinkQuestion,
): Promise<Application> {
  const { body } = await askByLink(applications, ctx, question);
  const application = applicationWire.safeParse(body);
  if (application.success) return application.data;
  throw unreadable(applications, ctx, question, "no application");
}

/** The applicant's booked interview for a calendar. @throws {VisitorError} */
export const askForInterview = (ctx: ApplicantContext, token: string): Promise<Buffer> =>
  askForCalendar(applications, ctx, { path: interviewCall.calendar, token });

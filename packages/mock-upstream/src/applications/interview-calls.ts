/** What applicants do about their interview. */
import { applicationFailure } from "@kdl/schemas/applications/application-messages";
import {
  hasInterviews,
  interviewCall,
  type InterviewRefusal,
} from "@kdl/schemas/applications/interview";
import { interviewFailure } from "@kdl/schemas/applications/interview-texts";
import { calendarFile } from "../members/calendar-file.ts";
import { type Call, exactly } from "../members/call.ts";
import { json } from "../reply.ts";
import { readJsonBody } from "../submissions/read-json-body.ts";
import { applicationBody, type Applied, ownApplication, refusal } from "./application-calls.ts";
import { type FakeInterview, isTaken } from "./interview-state.ts";

const refuse = (code: InterviewRefusal) => refusal(409, code, interviewFailure[code]);

/** The interview that the applicant has seen, if it is still open. Throws where it isn't. */
function seen({ interview, stage }: Applied, id: unknown): FakeInterview {
  if (!interview || interview.id !== id || !hasInterviews(stage)) throw refuse("INTERVIEW_CHANGED");
  return interview;
}

export const interviewCalls: readonly Call[] = [
  {
    method: "POST",
    path: exactly(interviewCall.book),
    async answer({ request, state }) {
      const { values } = await readJsonBody(request.body);
      const application = ownApplication(request, state);
      const interview = seen(application, values["interview"]);
      const slot = interview.slots.find((time) => time === values["slot"]);
      if (slot === undefined || interview.hasRefused) throw refuse("INTERVIEW_CHANGED");
      if (isTaken(application, slot, state.store)) throw refuse("SLOT_TAKEN");
      interview.startsAt = slot;
      return json(200, applicationBody(application, state));
    },
  },
  {
    method: "POST",
    path: exactly(interviewCall.refuse),
    async answer({ request, state }) {
      const { values } = await readJsonBody(request.body);
      const application = ownApplication(request, state);
      Object.assign(seen(application, values["interview"]), { startsAt: null, hasRefused: true });
      return json(200, applicationBody(application, state));
    },
  },
  {
    method: "GET",
    path: exactly(interviewCall.calendar),
    answer({ request, state }) {
      const { interview, reference } = ownApplication(request, state);
      if (!interview?.startsAt) throw refusal(404, "NOT_FOUND", applicationFailure.unknownLink);
      const start = Date.parse(interview.startsAt);
      const endsAt = new Date(start + interview.minutes * 60_000).toISOString();
      const entry = { name: "Interview", location: interview.place, isCancelled: false };
      return {
        status: 200,
        type: "text/calendar; charset=utf-8",
        body: Buffer.from(
          calendarFile(reference, { ...entry, startsAt: interview.startsAt, endsAt }),
        ),
      };
    },
  },
];

import { hasInterviews } from "@kdl/schemas/applications/interview";
import { formatEventTime } from "@kdl/schemas/content/event-time";
import { isAllowed, staffOf } from "../access/staff.ts";
import type { InterviewsReply, ShownInterview } from "../applications/interviews/replies.ts";
import { env } from "../env.ts";
import { hasBegun, type Interview, interviewsOf } from "../interviews/interview.ts";
import { interviewers } from "../interviews/interviewers.ts";
import { findApplication, SUBMISSION_PATH } from "./find-submission.ts";
import { privateJson, staffEndpoint } from "./staff-endpoint.ts";

/** An application's interviews, and what is needed to offer one. Mentors see only their own. */
export const interviewsOfApplication = staffEndpoint({
  path: `${SUBMISSION_PATH}/interviews`,
  method: "get",
  permission: ["read", "applications"],
  find: findApplication,
  run: async (req, { application }) => {
    const decides = isAllowed(req, "decide", "applications");
    const own = staffOf(req)?.id;
    const all = await interviewsOf(req.payload, application.id);
    const mayOffer = decides && hasInterviews(application.stage) && !application.quarantined;
    const known = mayOffer ? await interviewers(req.payload) : [];
    const assigned = (application.assignees ?? []).map(String);
    const body: InterviewsReply = {
      stage: application.stage,
      timeZone: env.SITE_TIME_ZONE,
      mayOffer,
      mayMark: decides,
      interviewers: known,
      suggested: assigned.find((id) => known.some((person) => person.id === id)) ?? null,
      interviews: all.filter(({ mentor }) => decides || mentor === own).map(shown),
    };
    return privateJson(body);
  },
});

const inWords = (at: string) => formatEventTime(new Date(at), env.SITE_TIME_ZONE);
const orNull = (at?: string | null) => (at ? inWords(at) : null);

const shown = (interview: Interview): ShownInterview => ({
  id: interview.id,
  sequence: interview.sequence,
  state: interview.state,
  mentor: interview.mentor,
  mentorName: interview.mentorName,
  minutes: interview.minutes,
  place: interview.place,
  slots: interview.slots.map(inWords),
  startsAt: orNull(interview.startsAt),
  noneSuits: Boolean(interview.noneSuits),
  hasBegun: hasBegun(interview),
  offeredAt: inWords(interview.offeredAt),
  offeredBy: interview.offeredBy,
  bookedAt: orNull(interview.bookedAt),
  endedAt: orNull(interview.endedAt),
  endedBy: interview.endedBy ?? "",
});

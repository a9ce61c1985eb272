import { QUARTER_MS } from "@kdl/schemas/applications/interview";
import { formatEventTime, parseEventTime } from "@kdl/schemas/content/event-time";
import type { Endpoint, Payload } from "payload";
import { markInterview } from "../applications/interviews/mark.ts";
import { offerInterview } from "../applications/interviews/offer.ts";
import type { InterviewOutcome } from "../applications/interviews/replies.ts";
import { inTransaction } from "../database/transactions.ts";
import { env } from "../env.ts";
import { freeStarts } from "../interviews/booked-times.ts";
import { type Interviewer, interviewerOf } from "../interviews/interviewers.ts";
import { markBody, offerBody } from "./command-bodies.ts";
import { commandEndpoint } from "./command-endpoint.ts";

const done: InterviewOutcome = { problem: null };
const refused = (problem: string): InterviewOutcome => ({ problem });
const changed = refused("Somebody has changed it in the meantime. Nothing was done.");

const offerInterviews = commandEndpoint("offer-interview", offerBody, async (context, body) => {
  const { payload, form, author, batch } = context;
  const mentor = await interviewerOf(payload, body.mentor);
  if (!mentor) return refused("Please choose a mentor or coordinator.");
  const { minutes } = body;
  const times = await timesOf(payload, { mentor, minutes, given: body.slots });
  if (typeof times === "string") return refused(times);
  const { application, replaces, place } = body;
  const { id, stage } = application;
  return attempt(payload, (req) =>
    offerInterview(req, {
      form,
      application: id,
      stage,
      replaces,
      mentor,
      slots: times,
      minutes,
      place,
      author,
      batch,
    }),
  );
});

const markInterviews = commandEndpoint("mark-interview", markBody, (context, body) => {
  const { payload, form, author } = context;
  return attempt(payload, (req) => markInterview(req, { ...body, form, by: author.by.name }));
});

async function attempt(
  payload: Payload,
  run: Parameters<typeof inTransaction<boolean>>[1],
): Promise<InterviewOutcome> {
  try {
    return (await inTransaction(payload, run)) ? done : changed;
  } catch (error) {
    if (error instanceof TypeError) return refused(`${error.message}.`);
    throw error;
  }
}

interface Wanted {
  mentor: Interviewer;
  minutes: number;
  /** As typed, in the site's zone. */
  given: readonly string[];
}

/** The times in UTC, or what is wrong with them. A time may still be taken by somebody else later. */
async function timesOf(
  payload: Payload,
  { mentor, minutes, given }: Wanted,
): Promise<string[] | string> {
  const zone = env.SITE_TIME_ZONE;
  const times = given.map((text) => parseEventTime(text, zone)?.toISOString() ?? "");
  if (times.includes("")) return "Please choose days and times that exist.";
  if (new Set(times).size < times.length) return "Please offer each time once.";
  if (times.some((time) => Date.parse(time) % QUARTER_MS !== 0)) {
    return "Interviews begin on a quarter-hour, such as 10:15.";
  }
  if (times.some((time) => Date.parse(time) <= Date.now())) {
    return "Please offer times that are not over.";
  }
  const interview = { id: "new", mentor: mentor.id, minutes };
  const free = await freeStarts(payload, interview, times);
  const [taken] = times.filter((time) => !free.includes(time));
  if (!taken) return times;
  return `${mentor.name} has another interview at ${formatEventTime(new Date(taken), zone)}.`;
}

/** What staff do about interviews. */
export const interviewCommands: Endpoint[] = [offerInterviews, markInterviews];

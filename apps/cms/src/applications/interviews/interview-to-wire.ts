/** An interview as the contract shows it to its applicant. */
import { hasInterviews } from "@kdl/schemas/applications/interview";
import type { StageName } from "@kdl/schemas/applications/stages";
import type { Payload } from "payload";
import { freeStarts } from "../../interviews/booked-times.ts";
import { type Interview, interviewsOf } from "../../interviews/interview.ts";
import { firstNameOf } from "../../interviews/interviewers.ts";
import type { OwnApplication } from "../own-application.ts";
import { isChangeable } from "./choose.ts";

/** @returns `null` if there is nothing that the applicant has to know */
export async function interviewToWire(payload: Payload, { id, stage }: OwnApplication, now: Date) {
  const [latest] = await interviewsOf(payload, id);
  const state = latest ? shownTo(latest, stage, now) : null;
  if (!latest || !state) return null;
  const canChoose = hasInterviews(stage) && isChangeable(latest, now);
  return {
    id: latest.id,
    state,
    minutes: latest.minutes,
    place: latest.place,
    with: firstNameOf(latest.mentorName),
    slots: canChoose ? await choicesOf(payload, latest, now) : [],
    starts_at: bookedTime(latest),
  };
}

type Applied = Pick<OwnApplication, "id"> & Partial<Pick<OwnApplication, "stage">>;

/** What members see of the interviews of their applications, by application. */
export async function newsOf(payload: Payload, applications: readonly Applied[], now: Date) {
  const all = applications.length === 0 ? [] : await interviewsOf(payload, ids(applications));
  const entries = applications.flatMap(({ id, stage }) => {
    const latest = all.find(({ application }) => application === id);
    const state = latest && stage ? shownTo(latest, stage, now) : null;
    return latest && state ? [[id, { state, starts_at: bookedTime(latest) }] as const] : [];
  });
  return new Map(entries);
}
export type InterviewNews = Awaited<ReturnType<typeof newsOf>>;

const ids = (applications: readonly Applied[]) => applications.map(({ id }) => id);

const bookedTime = ({ state, startsAt }: Interview): string | null =>
  state === "booked" ? (startsAt ?? null) : null;

/** @returns `null` if there is nothing that the applicant has to know */
function shownTo(interview: Interview, stage: StageName, now: Date) {
  const isAhead = interview.state === "booked" && new Date(interview.startsAt ?? 0) > now;
  return hasInterviews(stage) || isAhead ? shownState(interview) : null;
}

function shownState({ state, noneSuits }: Interview) {
  if (state === "cancelled") return noneSuits ? "none-suits" : null;
  return state === "no-show" ? null : state;
}

/** What the applicant can choose now. */
async function choicesOf(payload: Payload, interview: Interview, now: Date): Promise<string[]> {
  const booked = bookedTime(interview);
  const left = interview.slots.filter((slot) => new Date(slot) > now && slot !== booked);
  return freeStarts(payload, interview, left);
}

import type { ApplicationForm } from "@kdl/schemas/applications/stages";
import type { Payload, PayloadRequest } from "payload";

/** The states with their labels for staff. */
export const interviewStates = {
  offered: "Offered",
  booked: "Booked",
  held: "Held",
  "no-show": "No-show",
  cancelled: "Cancelled",
} as const;
export type InterviewState = keyof typeof interviewStates;

/** An interview as it is stored. */
export interface Interview {
  id: string;
  form: ApplicationForm;
  /** Id of the application. */
  application: string;
  /** Id of the staff account. */
  mentor: string;
  mentorName: string;
  state: InterviewState;
  /** ISO 8601 in UTC, the earliest first. */
  slots: string[];
  minutes: number;
  place: string;
  startsAt?: string | null;
  sequence: number;
  bookings: number;
  noneSuits?: boolean | null;
  offeredAt: string;
  offeredBy: string;
  bookedAt?: string | null;
  endedAt?: string | null;
  endedBy?: string | null;
  reminded?: string | null;
}

const collection = "interviews";

/** Whether the applicant can still choose a time, or the interview takes place. */
export const isOpen = ({ state }: Pick<Interview, "state">): boolean =>
  state === "offered" || state === "booked";

/** Whether the booked time has come, or the last of the offered ones. */
export function hasBegun(
  { startsAt, slots }: Pick<Interview, "startsAt" | "slots">,
  now = new Date(),
): boolean {
  const last = startsAt ?? slots.at(-1);
  return last !== undefined && new Date(last) <= now;
}

export async function readInterview(
  payload: Payload,
  id: string,
  req?: PayloadRequest,
): Promise<Interview | null> {
  const where = { id: { equals: id } };
  return payload.db.findOne<Interview>({ collection, where, ...(req && { req }) });
}

/** All interviews of an application, or of several, the latest first. */
export async function interviewsOf(
  payload: Payload,
  application: string | readonly string[],
  req?: PayloadRequest,
): Promise<Interview[]> {
  const { docs } = await payload.db.find<Interview>({
    collection,
    where: { application: { in: [application].flat() } },
    sort: "-offeredAt",
    pagination: false,
    ...(req && { req }),
  });
  return docs;
}

/**
 * Changes an interview unless it has changed since it was read, in the transaction of the request.
 *
 * @returns `false` if it has changed: of two concurrent calls, one succeeds
 */
export async function changeInterview(
  req: PayloadRequest,
  { id, sequence }: Pick<Interview, "id" | "sequence">,
  data: Partial<Interview>,
): Promise<boolean> {
  const changed = await req.payload.db.updateOne({
    collection,
    where: { and: [{ id: { equals: id } }, { sequence: { equals: sequence } }] },
    data: { ...data, sequence: sequence + 1 },
    options: { atomic: true },
    req,
  });
  return changed !== null && changed !== undefined;
}

import { applicationForms } from "@kdl/schemas/applications/stages";
import type { CollectionConfig, Field } from "payload";
import { interviewStates } from "../../interviews/interview.ts";
import { internalCollection } from "../internal-collection.ts";

/** Interviews of applicants. Only the commands in `src/applications/interviews` write them. */
const interviews = internalCollection({
  slug: "interviews",
  fields: [
    { name: "form", type: "select", required: true, options: [...applicationForms] },
    // The application's id.
    { name: "application", type: "text", required: true, index: true },
    // The staff account, and its name at that time: accounts can be deleted.
    { name: "mentor", type: "text", required: true, index: true },
    { name: "mentorName", type: "text", required: true },
    {
      name: "state",
      type: "select",
      required: true,
      index: true,
      options: Object.entries(interviewStates).map(([value, label]) => ({ value, label })),
    },
    // The times that were offered, in UTC.
    { name: "slots", type: "json", required: true },
    { name: "minutes", type: "number", required: true },
    { name: "place", type: "text", required: true },
    // The time that is booked, or was when it was cancelled.
    { name: "startsAt", type: "date", index: true },
    // Incremented on every change: the SEQUENCE of calendar entries, and the revision that commands expect.
    { name: "sequence", type: "number", required: true, defaultValue: 0 },
    // How often the applicant has chosen a time.
    { name: "bookings", type: "number", required: true, defaultValue: 0 },
    { name: "noneSuits", type: "checkbox", defaultValue: false },
    { name: "offeredAt", type: "date", required: true },
    { name: "offeredBy", type: "text", required: true },
    { name: "bookedAt", type: "date" },
    { name: "endedAt", type: "date" },
    { name: "endedBy", type: "text" },
    // The booked time that the last reminder was for, so that each is sent once.
    { name: "reminded", type: "text" },
  ],
});

/**
 * Mentors' booked quarter-hours. The key makes two interviews of a mentor at the same time impossible.
 * Only written with SQL (`src/interviews/booked-times.ts`).
 */
const interviewTimes = internalCollection({
  slug: "interview-times",
  fields: [
    // The account's id, and the quarter-hour since 1970.
    { name: "id", type: "text", required: true },
    { name: "interview", type: "text", required: true, index: true },
  ],
});

export const interviewCollections: CollectionConfig[] = [interviews, interviewTimes];

/** Shows the applicant's interviews and offers new ones. */
export const interviewField: Field = {
  name: "interviewControl",
  type: "ui",
  admin: {
    disableListColumn: true,
    components: { Field: "/admin/interviews/interview-control.tsx#InterviewControl" },
  },
};

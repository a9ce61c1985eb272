import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook } from "payload";
import { refuseChange } from "../../access/refuse-change.ts";
import { freeTime } from "../../interviews/booked-times.ts";
import { interviewsOf } from "../../interviews/interview.ts";

/** A mentor would wait for nobody: the interview is cancelled first, which mails both. */
export const keepBookedApplication: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const now = new Date();
  const all = await interviewsOf(req.payload, String(id), req);
  const isBooked = all.some(
    ({ state, startsAt }) => state === "booked" && new Date(startsAt ?? 0) > now,
  );
  if (isBooked) throw refuseChange("Please cancel the interview of this application first.");
};

/** Deletes an application's interviews with it. */
export const deleteInterviews: CollectionAfterDeleteHook = async ({ id, req }) => {
  for (const { id: interview } of await interviewsOf(req.payload, String(id), req)) {
    await freeTime(req, interview);
  }
  const where = { application: { equals: String(id) } };
  await req.payload.db.deleteMany({ collection: "interviews", where, req });
};

/** Server function that schedules a change. Payload's own lets every account cancel and queue anything. */
import { Forbidden, type PayloadRequest, type ServerFunction } from "payload";
import { hasScheduledPublishEnabled } from "payload/shared";
import { isAllowed, signatureOf, staffOf } from "../../access/staff.ts";
import { SCHEDULE_TASK, type ScheduledChange } from "../../jobs/scheduled-change.ts";

/** Scheduled changes per document; staff wouldn't read a longer list. */
const MAX_PER_DOCUMENT = 20;
const MAX_AHEAD_MS = 2 * 365 * 24 * 60 * 60_000;
/** The browser's clock may differ from ours, and the chosen time may pass while the drawer is open. */
const MAX_LATE_MS = 10 * 60_000;

export const schedulePublish: ServerFunction = async (args) => {
  const req = args["req"] as PayloadRequest;
  const { deleteID } = args as { deleteID?: unknown };
  const user = staffOf(req);
  if (!user || !isAllowed(req, "update", "content")) throw new Forbidden(req.t);
  if (deleteID !== undefined) return cancel(req, deleteID);

  const target = await targetOf(req, args);
  const at = momentOf(args["date"]);
  const ahead = at.getTime() - Date.now();
  const type = args["type"] === "unpublish" ? "unpublish" : "publish";
  // An invalid date gets the same message, as its time is NaN.
  if (!target || !(ahead > -MAX_LATE_MS && ahead < MAX_AHEAD_MS))
    return { error: "Please choose a time in the next two years." };
  const known = await req.payload.count({
    collection: "payload-jobs",
    where: { and: [isSchedule, { completedAt: { exists: false } }, ...whereIs(target)] },
  });
  if (known.totalDocs >= MAX_PER_DOCUMENT) return { error: "Please cancel another time first." };
  const input: ScheduledChange = {
    type,
    ...target,
    user: { relationTo: "users", value: user.id },
    by: signatureOf(user).name,
    timezone: req.payload.config.admin.timezones.defaultTimezone ?? "UTC",
    at: at.toISOString(),
  };
  await req.payload.jobs.queue({ task: SCHEDULE_TASK, input, waitUntil: at, req } as never);
  return { message: "Scheduled." };
};

const momentOf = (date: unknown): Date =>
  new Date(date instanceof Date || typeof date === "string" ? date : Number.NaN);

const isSchedule = { taskSlug: { equals: SCHEDULE_TASK } };

async function cancel(req: PayloadRequest, id: unknown) {
  if (typeof id !== "string") return { error: "There is no such schedule." };
  await req.payload.delete({
    collection: "payload-jobs",
    where: { and: [isSchedule, { id: { equals: id } }] },
    req,
  });
  return { message: "Cancelled." };
}

type Target = Pick<ScheduledChange, "doc" | "global">;

/** @returns `null` if the document or global doesn't exist, or can't be scheduled */
async function targetOf(
  req: PayloadRequest,
  { doc, global }: Record<string, unknown>,
): Promise<Target | null> {
  const { payload } = req;
  if (typeof global === "string") {
    const config = payload.config.globals.find(({ slug }) => slug === global);
    return config && hasScheduledPublishEnabled(config)
      ? { global: global as NonNullable<Target["global"]> }
      : null;
  }
  const { relationTo, value } = (doc ?? {}) as Record<string, unknown>;
  const config = payload.config.collections.find(({ slug }) => slug === relationTo);
  if (!config || !hasScheduledPublishEnabled(config) || typeof value !== "string") return null;
  const collection = config.slug as NonNullable<Target["doc"]>["relationTo"];
  const { totalDocs } = await payload.count({ collection, where: { id: { equals: value } }, req });
  return totalDocs === 1 ? { doc: { relationTo: collection, value } } : null;
}

const whereIs = ({ doc, global }: Target) =>
  doc
    ? [
        { "input.doc.value": { equals: doc.value } },
        { "input.doc.relationTo": { equals: doc.relationTo } },
      ]
    : [{ "input.global": { equals: global } }];

import type { CollectionSlug, Payload } from "payload";
import { SCHEDULE_TASK, type ScheduledChange } from "../../jobs/scheduled-change.ts";

export interface Scheduled {
  id: string;
  type: ScheduledChange["type"];
  at: Date;
  by: string;
  /** What changes, and its address in the admin. */
  title: string;
  path: string;
  /** Why it didn't happen; `null` while it may. */
  failure: string | null;
}

interface Job {
  id: string;
  input: ScheduledChange;
  updatedAt: string;
  hasError?: boolean | null;
  error?: { message?: string } | null;
}

const AT_MOST = 50;

/** What is to be published or unpublished, the next first, before it what failed and nobody has looked after. */
export async function findScheduled(payload: Payload): Promise<Scheduled[]> {
  const { docs } = await payload.find({
    collection: "payload-jobs",
    where: { taskSlug: { equals: SCHEDULE_TASK }, completedAt: { exists: false } },
    sort: "waitUntil",
    limit: AT_MOST,
    pagination: false,
    depth: 0,
  });
  const rows = await Promise.all((docs as unknown as Job[]).map((job) => describe(payload, job)));
  return rows.filter((row) => row !== null);
}

async function describe(payload: Payload, job: Job): Promise<Scheduled | null> {
  const target = await targetOf(payload, job.input);
  const hasFailed = job.hasError === true;
  // Somebody has saved it since: what failed is done, or isn't wanted any more.
  if (!target || (hasFailed && target.savedAt > job.updatedAt)) return null;
  return {
    id: job.id,
    type: job.input.type,
    at: new Date(job.input.at),
    by: job.input.by,
    title: target.title,
    path: target.path,
    failure: hasFailed ? (job.error?.message ?? "It failed.") : null,
  };
}

async function targetOf(payload: Payload, { doc, global }: ScheduledChange) {
  if (global) {
    const found: { updatedAt?: string | null } = await payload.findGlobal({
      slug: global,
      draft: true,
      depth: 0,
    });
    const label = payload.globals.config.find(({ slug }) => slug === global)?.label;
    return { title: String(label), path: `globals/${global}`, savedAt: found.updatedAt ?? "" };
  }
  const { relationTo: collection, value: id } = doc!;
  const found = (await payload.findByID({
    collection: collection as CollectionSlug as "pages",
    id,
    draft: true,
    trash: true,
    depth: 0,
    disableErrors: true,
  })) as unknown as Record<string, unknown> | null;
  if (!found) return null;
  const { useAsTitle = "id" } = payload.collections[collection].config.admin;
  const trash = found["deletedAt"] ? "trash/" : "";
  return {
    title: String(found[useAsTitle] ?? "Untitled"),
    path: `collections/${collection}/${trash}${id}`,
    savedAt: String(found["updatedAt"]),
  };
}

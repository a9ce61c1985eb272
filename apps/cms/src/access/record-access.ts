import type { Payload, PayloadRequest } from "payload";
import { staffOf } from "./staff.ts";

/** What is recorded. */
export const accessKinds = [
  { value: "opened", label: "Opened" },
  { value: "resume", label: "Opened the resume" },
  { value: "export", label: "Exported" },
] as const;
export type AccessKind = (typeof accessKinds)[number]["value"];

const collection = "access-log";
/** Opening a document reads it several times. */
const SAME_WITHIN_MS = 5 * 60_000;
const KEPT_MS = 365 * 24 * 60 * 60_000;

/**
 * Records that staff saw something personal. Requests of others are ignored: they see nothing.
 *
 * @param document the submission's reference or id, or what was exported
 * @param isRepeated whether the admin asks for the same thing several times while it is open
 */
export async function recordAccess(
  req: PayloadRequest,
  kind: AccessKind,
  slug: string,
  document: string,
  isRepeated = kind === "opened",
): Promise<void> {
  const staff = staffOf(req);
  if (!staff) return;
  const at = new Date();
  const data = { kind, collection: slug, document, staff: staff.id };
  const isRecorded = isRepeated && (await wasRecorded(req.payload, data, at));
  if (isRecorded) return;
  // Outside of the request's transaction: what was seen was seen, even if something fails afterwards.
  await req.payload.db.create({
    collection,
    data: { ...data, at: at.toISOString(), staffName: staff.name },
  });
}

async function wasRecorded(
  payload: Payload,
  data: Record<"kind" | "collection" | "document" | "staff", string>,
  at: Date,
): Promise<boolean> {
  const since = new Date(at.getTime() - SAME_WITHIN_MS).toISOString();
  const same = Object.entries(data).map(([name, value]) => ({ [name]: { equals: value } }));
  const where = { and: [...same, { at: { greater_than: since } }] };
  return (await payload.db.findOne({ collection, where })) !== null;
}

/** Deletes entries that are older than a year. */
export async function forgetOldAccess(payload: Payload, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString();
  await payload.db.deleteMany({ collection, where: { at: { less_than: before } } });
}

import type { Payload, PayloadRequest } from "payload";
import { staffOf } from "./staff.ts";

/** The kinds of access that are recorded. */
export const accessKinds = [
  { value: "opened", label: "Opened" },
  { value: "resume", label: "Opened the resume" },
  { value: "export", label: "Exported" },
] as const;
export type AccessKind = (typeof accessKinds)[number]["value"];

const collection = "access-log";
/** Opening a document reads it several times; those reads count as one. */
const SAME_WITHIN_MS = 5 * 60_000;
const KEPT_MS = 365 * 24 * 60 * 60_000;

/**
 * Records that staff saw personal data. Requests by others are ignored, as they see none.
 *
 * @param document the submission's reference or id, or what was exported
 * @param isRepeated whether the admin requests the same data several times while it is open
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
  // Outside the request's transaction: the access happened, even if the request fails afterwards.
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

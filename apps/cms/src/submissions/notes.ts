import type { CollectionAfterDeleteHook, Payload, PayloadRequest, Where } from "payload";
import type { StaffSignature } from "../access/staff.ts";
import type { SubmissionSlug } from "../forms/form-slugs.ts";
import type { SubmissionNote } from "../payload-types.ts";

const collection = "submission-notes";

const notesAbout = (slug: SubmissionSlug, submissions: readonly string[]): Where => ({
  and: [{ collection: { equals: slug } }, { submission: { in: [...submissions] } }],
});

interface NewNote {
  collection: SubmissionSlug;
  /** The submission's id. */
  submission: string;
  text: string;
  by: StaffSignature;
}

/** Adds a note to a submission. */
export async function addNote(
  { payload }: Pick<PayloadRequest, "payload">,
  { by, ...note }: NewNote,
): Promise<void> {
  const at = new Date().toISOString();
  await payload.db.create({ collection, data: { ...note, by: by.id, byName: by.name, at } });
}

/** The notes about submissions of one form, oldest first. */
export async function notesOf(
  payload: Payload,
  slug: SubmissionSlug,
  submissions: readonly string[],
): Promise<SubmissionNote[]> {
  const { docs } = await payload.db.find<SubmissionNote>({
    collection,
    where: notesAbout(slug, submissions),
    sort: ["at", "id"],
    limit: 0,
    pagination: false,
  });
  return docs;
}

/** Deletes a submission's notes with it. */
export const removeNotes =
  (slug: SubmissionSlug): CollectionAfterDeleteHook =>
  async ({ id, req }) => {
    await req.payload.db.deleteMany({ collection, where: notesAbout(slug, [String(id)]), req });
  };

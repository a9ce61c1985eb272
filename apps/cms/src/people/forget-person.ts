import type { CollectionAfterDeleteHook, PayloadRequest } from "payload";
import { emailKeyOf } from "../forms/email-key.ts";
import { formSlugs } from "../forms/form-slugs.ts";

/** Deletes a person of whom nothing is left, with the links to others, in the request's transaction. */
export async function forgetPerson(req: PayloadRequest, email: string): Promise<void> {
  const { db } = req.payload;
  for (const collection of Object.values(formSlugs)) {
    const where = { senderKey: { equals: email } };
    if ((await db.count({ collection, where, req })).totalDocs > 0) return;
  }
  const where = { emailKey: { equals: email } };
  if ((await db.count({ collection: "members", where, req })).totalDocs > 0) return;
  const person = { email: { equals: email } };
  const found = await db.findOne<{ id: string }>({ collection: "people", where: person, req });
  if (!found) return;
  const either = { or: [{ person: { equals: found.id } }, { other: { equals: found.id } }] };
  await db.deleteMany({ collection: "person-links", where: either, req });
  await db.deleteMany({ collection: "people", where: person, req });
}

/** {@link forgetPerson} after one of their rows was deleted. */
export const forgetWithLastRow: CollectionAfterDeleteHook<{
  id: string;
  email?: string | null;
}> = async ({ doc, req }) => {
  await forgetPerson(req, emailKeyOf(doc.email ?? ""));
  return doc;
};

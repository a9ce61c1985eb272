import type { CollectionBeforeDeleteHook } from "payload";
import { queueMemberMail } from "./queue-member-mail.ts";
import { memberById } from "./find-member.ts";
import { removePicture } from "./pictures.ts";
import { endSessions } from "./sessions.ts";

/**
 * Deletes what belongs to an account, in the same transaction: sessions, links in mails and, once that is
 * committed, the picture. Notifies the person; submissions stay.
 */
export const endMembership: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const member = await memberById(req.payload, String(id), req);
  if (!member) return;
  await endSessions(req, member.id);
  const where = { member: { equals: member.id } };
  await req.payload.db.deleteMany({ collection: "member-tokens", where, req });
  removePicture(req, member.pictureKey);
  await queueMemberMail(req, {
    kind: "deleted",
    email: member.email ?? "",
    name: member.name ?? "",
  });
};

import type { Payload, PayloadRequest } from "payload";
import { inTransaction } from "../database/transactions.ts";
import type { Member } from "../payload-types.ts";
import { whenCommitted } from "../webhook/when-committed.ts";
import { memberById } from "./find-member.ts";
import { pictureStore } from "./picture-store.ts";
import { refusal } from "./refusals.ts";

/** Removes a picture once no row can refer to it. If that fails, the next sweep removes it. */
export function removePicture(req: PayloadRequest, key: string | null | undefined): void {
  if (!key) return;
  void whenCommitted(req)
    .then((isStored) => (isStored ? pictureStore.remove(key) : undefined))
    .catch((error: unknown) =>
      req.payload.logger.warn({ err: error }, "A picture was not removed"),
    );
}

/** Sets the picture and removes the one that it replaces, even if another request has just set that one. */
async function setKey(req: PayloadRequest, id: string, pictureKey: string | null): Promise<Member> {
  for (;;) {
    const member = await memberById(req.payload, id, req);
    // The account was deleted in the meantime.
    if (!member) throw refusal("SESSION_ENDED");
    const before = member.pictureKey ?? null;
    const changed = await req.payload.db.updateOne({
      collection: "members",
      where: {
        and: [
          { id: { equals: id } },
          { pictureKey: before === null ? { exists: false } : { equals: before } },
        ],
      },
      data: { pictureKey },
      options: { atomic: true },
      req,
    });
    // `null`: another request has replaced it since it was read.
    if (!changed) continue;
    removePicture(req, before);
    return changed as unknown as Member;
  }
}

/**
 * Replaces the picture.
 * @param bytes already checked
 */
export async function savePicture(
  payload: Payload,
  member: Member,
  bytes: Uint8Array,
): Promise<Member> {
  const incoming = await pictureStore.begin();
  try {
    await incoming.write(bytes);
    await incoming.finish();
    return await inTransaction(payload, async (req) => {
      const changed = await setKey(req, member.id, incoming.key);
      await incoming.keep();
      return changed;
    });
  } finally {
    await incoming.discard().catch(() => undefined);
  }
}

/** Removes the picture; does nothing if there is none. */
export const dropPicture = (payload: Payload, member: Member): Promise<Member> =>
  inTransaction(payload, (req) => setKey(req, member.id, null));

/** The picture's bytes, or `null` if there is none. */
export const openPicture = async ({ pictureKey }: Member) =>
  pictureKey ? pictureStore.open(pictureKey) : null;

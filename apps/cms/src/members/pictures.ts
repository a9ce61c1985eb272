import type { Payload, PayloadRequest } from "payload";
import { inTransaction } from "../database/transactions.ts";
import type { Member } from "../payload-types.ts";
import { whenCommitted } from "../webhook/when-committed.ts";
import { pictureStore } from "./picture-store.ts";
import { refusal } from "./refusals.ts";

/** Removes a picture once nothing names it for certain. Should that fail, the next sweep does it. */
export function removePicture(req: PayloadRequest, key: string | null | undefined): void {
  if (!key) return;
  void whenCommitted(req)
    .then((isStored) => (isStored ? pictureStore.remove(key) : undefined))
    .catch((error: unknown) =>
      req.payload.logger.warn({ err: error }, "A picture was not removed"),
    );
}

async function setKey(req: PayloadRequest, member: Member, pictureKey: string | null) {
  const changed = await req.payload.db.updateOne({
    collection: "members",
    where: { id: { equals: member.id } },
    data: { pictureKey },
    options: { atomic: true },
    req,
  });
  // The account was deleted meanwhile.
  if (!changed) throw refusal("SESSION_ENDED");
  removePicture(req, member.pictureKey);
  return changed as unknown as Member;
}

/**
 * Keeps a picture in place of the one before.
 * @param bytes that have been checked
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
      const changed = await setKey(req, member, incoming.key);
      await incoming.keep();
      return changed;
    });
  } finally {
    await incoming.discard().catch(() => undefined);
  }
}

/** Removes the picture; without one there is nothing to do. */
export const dropPicture = (payload: Payload, member: Member): Promise<Member> =>
  inTransaction(payload, (req) => setKey(req, member, null));

/** The picture's bytes; `null` where there is none. */
export const openPicture = async ({ pictureKey }: Member) =>
  pictureKey ? pictureStore.open(pictureKey) : null;

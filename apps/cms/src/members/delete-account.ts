import type { Payload } from "payload";
import { inTransaction } from "../database/transactions.ts";
import type { Member } from "../payload-types.ts";

/** Deletes an account; the collection's hook deletes everything that belongs to it. */
export async function deleteAccount(payload: Payload, { id }: Member): Promise<void> {
  await inTransaction(payload, (req) => payload.delete({ collection: "members", id, req }));
}

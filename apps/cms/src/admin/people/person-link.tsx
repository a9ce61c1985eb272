import type { CollectionSlug, UIFieldServerProps } from "payload";
import { isAllowed } from "../../access/staff.ts";
import styles from "./people.module.css";

/** From a submission to everything that came from its sender's address. */
export async function PersonLink({ collectionSlug, id, req }: UIFieldServerProps) {
  if (!isAllowed(req, "read", "people") || id === undefined) return null;
  const { db } = req.payload;
  const where = { id: { equals: id } };
  const row = await db.findOne<{ id: string; senderKey?: string }>({
    collection: collectionSlug as CollectionSlug,
    where,
  });
  const person = await db.findOne<{ id: string; names: string }>({
    collection: "people",
    where: { email: { equals: row?.senderKey ?? "" } },
  });
  if (!person) return null;
  return (
    <p className={styles["link"]}>
      <span>Sender</span>
      <a href={`/admin/collections/people/${person.id}`}>Everything from this address</a>
    </p>
  );
}

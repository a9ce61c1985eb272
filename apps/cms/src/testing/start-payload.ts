import config from "@payload-config";
import { getPayload, type Migration, type Payload } from "payload";

/** A Payload with an empty, migrated database in the test's own folder. */
export async function startPayload(): Promise<Payload> {
  const payload = await getPayload({ config });
  await payload.db.migrate({ migrations: payload.db.prodMigrations as Migration[] });
  return payload;
}

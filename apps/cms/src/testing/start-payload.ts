import { copyFileSync, existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import config from "@payload-config";
import { getPayload, type Migration, type Payload } from "payload";
import { inject } from "vitest";
import { query } from "../database/query.ts";

/** A Payload with an empty, migrated database in the test's own folder. */
export async function startPayload(): Promise<Payload> {
  const database = join(process.env["DATA_DIR"]!, "cms.db");
  const template = join(inject("seededFolders"), "migrated.db");
  if (existsSync(template) && !existsSync(database)) copyFileSync(template, database);
  const payload = await getPayload({ config });
  await payload.db.migrate({ migrations: payload.db.prodMigrations as Migration[] });
  if (payload.db.name === "sqlite" && !existsSync(template)) await copyAs(template, payload);
  return payload;
}

/** Keeps the migrated database for the tests that follow: migrating takes as long as most of them. */
async function copyAs(template: string, payload: Payload): Promise<void> {
  const copy = `${template}-${process.pid}`;
  await query(payload, `VACUUM INTO '${copy}'`);
  // Workers are processes, and each may make one at first: all are the same.
  renameSync(copy, template);
}

import { mkdir, access, constants } from "node:fs/promises";
import config from "@payload-config";
import { getPayload, type Migration, type Payload } from "payload";
import { building, env, production } from "../env.ts";
import { seed } from "../seed/seed.ts";
import { createFirstAdmin } from "./create-first-admin.ts";
import { fail } from "./fail.ts";

/** Makes everything ready that the CMS needs, or ends the process with one line that says what isn't. */
export async function boot(): Promise<void> {
  if (building) return;
  if (!env.PAYLOAD_SECRET) fail(["PAYLOAD_SECRET: is missing; give at least 16 characters"]);
  await makeDataFolder();
  const payload = await connect();
  await createFirstAdmin(payload);
  await seed(payload);
}

async function makeDataFolder(): Promise<void> {
  try {
    await mkdir(env.DATA_DIR, { recursive: true });
    await access(env.DATA_DIR, constants.W_OK | constants.X_OK);
  } catch (error) {
    fail([`DATA_DIR: can't write to ${env.DATA_DIR} (${codeOf(error)})`]);
  }
}

async function connect(): Promise<Payload> {
  try {
    const payload = await getPayload({ config });
    // Payload migrates by itself in production alone.
    if (!production) await payload.db.migrate({ migrations: payload.db.prodMigrations as Migration[] });
    return payload;
  } catch (error) {
    const where = env.DATABASE_URL ? "DATABASE_URL" : "DATA_DIR";
    return fail([`${where}: can't open the database (${codeOf(error)})`]);
  }
}

/** A short reason; never the message of a driver, which may hold the address with its password. */
function codeOf(error: unknown): string {
  if (error instanceof Error && "code" in error) return String(error.code);
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause ? String(cause.code) : "unknown reason";
}

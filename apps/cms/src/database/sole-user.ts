import { join } from "node:path";
import { type Client, createClient } from "@libsql/client";
import { processWide } from "../lifecycle/process-wide.ts";

const held = processWide<{ lock: Client | null }>("sole-user", () => ({ lock: null }));

/**
 * Makes this process the only CMS that uses the SQLite database of a folder, until it ends. SQLite itself
 * holds the lock: the system releases it when the process ends, and containers that share a volume see it.
 *
 * @returns whether no other process has it
 */
export async function becomeSoleUser(folder: string): Promise<boolean> {
  if (held.lock) return true;
  const client = createClient({ url: `file:${join(folder, "cms.db.lock")}` });
  try {
    await client.execute("BEGIN EXCLUSIVE");
  } catch (error) {
    client.close();
    if ((error as { code?: string }).code?.startsWith("SQLITE_BUSY")) return false;
    throw error;
  }
  held.lock = client;
  return true;
}

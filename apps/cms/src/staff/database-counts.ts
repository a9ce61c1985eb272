import type { SharedCounts } from "@kdl/runtime/limits/counts";
import { sign } from "@kdl/schemas/contract/signing";
import type { Payload } from "payload";
import { query } from "../database/query.ts";
import { env } from "../env.ts";

/** Consists of letters, digits, `-` and `_`; identifies neither person nor network. */
const idOf = (key: string) => sign(env.PAYLOAD_SECRET ?? "", `tries.${key}`);

/** Counters in the CMS's database: shared by all processes, and kept across restarts. */
export function databaseCounts(payload: Payload): SharedCounts {
  return {
    async add(key, windowMs) {
      const now = Date.now();
      // One statement, so that concurrent attempts are all counted.
      const [row] = await query(
        payload,
        `INSERT INTO staff_tries (id, used, ends_at) VALUES ('${idOf(key)}', 1, ${now + windowMs})
         ON CONFLICT (id) DO UPDATE SET
           used = CASE WHEN staff_tries.ends_at <= ${now} THEN 1 ELSE staff_tries.used + 1 END,
           ends_at = CASE WHEN staff_tries.ends_at <= ${now} THEN ${now + windowMs}
             ELSE staff_tries.ends_at END
         RETURNING used, ends_at`,
      );
      return { current: Number(row?.["used"]), ttl: Number(row?.["ends_at"]) - now };
    },
    async giveBack(key) {
      await query(
        payload,
        `UPDATE staff_tries SET used = used - 1 WHERE id = '${idOf(key)}' AND used > 0`,
      );
    },
  };
}

/** Resets all counters. */
export async function forgetAllTries(payload: Payload): Promise<void> {
  await query(payload, "DELETE FROM staff_tries");
}

/** Deletes counters whose window is over. Never throws. */
export async function sweepTries(payload: Payload): Promise<void> {
  try {
    await query(payload, `DELETE FROM staff_tries WHERE ends_at <= ${Date.now()}`);
  } catch (error) {
    payload.logger.warn({ err: error }, "Could not sweep; retrying in an hour");
  }
}

import type { CollectionAfterChangeHook, Payload, PayloadRequest } from "payload";
import { locksRows, query } from "../database/query.ts";
import { type PersonSource, personSources, rowsOf } from "./sources.ts";

/** Total length of a person's names: strangers can send as many as they like under one address. */
const NAMES_MAX = 500;
const UUID = /^[0-9a-f-]{36}$/;

/**
 * Adds people with their names, or updates them, in one statement, so that two concurrent submissions with
 * one address make one person. It reads stored rows, so it has no parameters.
 */
function merge(payload: Payload, rows: string): string {
  const isPostgres = locksRows(payload);
  const newId = isPostgres
    ? "gen_random_uuid()"
    : "lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(6)))";
  const joined = `${isPostgres ? "string_agg" : "group_concat"}(name, '; ')`;
  const holds = isPostgres
    ? "position(excluded.names in people.names) > 0"
    : "instr(people.names, excluded.names) > 0";
  return `INSERT INTO people (id, email, names, last_at)
    SELECT ${newId}, email, substr(${joined}, 1, ${NAMES_MAX}), max(at)
    FROM (SELECT email, name, max(at) AS at FROM (${rows}) AS found GROUP BY email, name) AS named
    WHERE true GROUP BY email
    ON CONFLICT (email) DO UPDATE SET
      names = CASE WHEN ${holds} THEN people.names
        ELSE substr(people.names || '; ' || excluded.names, 1, ${NAMES_MAX}) END,
      last_at = CASE WHEN people.last_at > excluded.last_at THEN people.last_at ELSE excluded.last_at END`;
}

/** Adds a row's person to the list of people, in the request's transaction. Quarantined rows add nobody. */
export async function knowPerson(
  req: PayloadRequest,
  source: PersonSource,
  id: string,
): Promise<void> {
  if (!UUID.test(id)) throw new TypeError("An id of a row is a UUID");
  await query(req.payload, merge(req.payload, rowsOf(source, id)), req);
}

/** Calls {@link knowPerson} for each row that is new, or was released from quarantine. */
export const rememberPerson =
  (source: PersonSource): CollectionAfterChangeHook<{ id: string; quarantined?: boolean }> =>
  async ({ doc, previousDoc, operation, req }) => {
    const isNew = operation === "create" || previousDoc?.quarantined === true;
    if (isNew) await knowPerson(req, source, doc.id);
    return doc;
  };

/**
 * Adds people whose rows are older than the list of people, or were stored by an earlier version of the CMS
 * during an upgrade.
 */
export async function addMissingPeople(payload: Payload): Promise<void> {
  const rows = personSources.map((source) => rowsOf(source)).join(" UNION ALL ");
  const missing = `SELECT * FROM (${rows}) AS met WHERE NOT EXISTS (
    SELECT 1 FROM people WHERE people.email = met.email AND people.last_at >= met.at)`;
  await query(payload, merge(payload, missing));
}

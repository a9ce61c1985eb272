import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import { query } from "../database/query.ts";
import { processWide } from "../lifecycle/process-wide.ts";

/**
 * How long a lease lasts without renewal. After that, another process can take over from one that died.
 * Tests shorten it.
 */
export const leaseTime = processWide("lease-time", () => ({ ms: 30_000 }));

/** A lease on work. It is renewed until it is released. */
export interface Lease {
  /** Whether no other process can hold the lease, as far as this one can tell without asking the database. */
  isHeld(): boolean;
  /** Releases the lease, so that others can take it. */
  release(): Promise<void>;
  /** Stops renewing the lease, but keeps it for a while, so that no process can take it. */
  keepFor(ms: number): Promise<void>;
}

/** Names are used in SQL without escaping. */
const NAME = /^[\w:.-]{1,200}$/;

const held = processWide<Map<string, Lease>>("leases", () => new Map());

/** Whether this process holds a lease on the work. */
export const holdsLease = (name: string): boolean => held.get(name)?.isHeld() ?? false;

/** The database's clock in milliseconds, as the clocks of two machines may differ. */
const nowOf = (payload: Payload) =>
  payload.db.name === "postgres"
    ? "(extract(epoch FROM clock_timestamp()) * 1000)"
    : "(unixepoch('subsec') * 1000)";

/**
 * Takes a lease if no valid one exists. A single statement, so that only one of several processes gets it.
 *
 * @returns `null` if another process, or this one, holds it
 */
export async function takeLease(
  payload: Payload,
  name: string,
  leaseMs = leaseTime.ms,
): Promise<Lease | null> {
  if (!NAME.test(name)) throw new Error(`"${name}" can't name a lease`);
  // Unique for each lease, not for each process: after a pause, a process may compete with its own
  // earlier lease.
  const owner = randomUUID();
  const now = nowOf(payload);
  const askedAt = performance.now();
  const [taken] = await query(
    payload,
    `INSERT INTO leases (id, owner, expires_at) VALUES ('${name}', '${owner}', ${now} + ${leaseMs})
     ON CONFLICT (id) DO UPDATE SET owner = excluded.owner, expires_at = excluded.expires_at
     WHERE leases.expires_at <= ${now}
     RETURNING owner`,
  );
  if (!taken) return null;
  // Measured from before the query, on a monotonic clock: it expires here earlier than in the database.
  let validUntil = askedAt + leaseMs;

  const set = async (ms: number) => {
    const before = performance.now();
    const rows = await query(
      payload,
      `UPDATE leases SET expires_at = ${now} + ${ms}
       WHERE id = '${name}' AND owner = '${owner}' RETURNING owner`,
    );
    validUntil = rows.length > 0 ? before + ms : 0;
  };
  // If the database doesn't answer, keeps trying until the lease has expired.
  const timer = setInterval(() => void set(leaseMs).catch(() => undefined), leaseMs / 3).unref();
  const end = () => {
    clearInterval(timer);
    if (held.get(name) === lease) held.delete(name);
  };
  const lease: Lease = {
    isHeld: () => performance.now() < validUntil,
    async release() {
      end();
      await query(payload, `DELETE FROM leases WHERE id = '${name}' AND owner = '${owner}'`);
    },
    async keepFor(ms) {
      end();
      await set(ms);
    },
  };
  held.set(name, lease);
  return lease;
}

/**
 * Runs work under a lease. If releasing the lease fails, it expires.
 *
 * @returns whether the lease was taken
 */
export async function withLease(
  payload: Payload,
  name: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const lease = await takeLease(payload, name);
  if (!lease) return false;
  try {
    await work();
  } finally {
    await lease.release().catch(() => undefined);
  }
  return true;
}

/** Deletes all leases. Call it only when no other process can hold any. */
export async function dropLeases(payload: Payload): Promise<void> {
  await query(payload, "DELETE FROM leases");
}

/** Deletes expired leases that were never released. */
export async function forgetOldLeases(payload: Payload): Promise<void> {
  await query(payload, `DELETE FROM leases WHERE expires_at <= ${nowOf(payload)}`);
}

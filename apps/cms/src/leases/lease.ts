import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import { query } from "../database/query.ts";
import { processWide } from "../lifecycle/process-wide.ts";

/**
 * How long a claim lasts without a sign of life: a runner that has died is replaced after that. Tests make
 * it shorter.
 */
export const leaseTime = processWide("lease-time", () => ({ ms: 30_000 }));

/** A claim on work. It is renewed until it is given up. */
export interface Lease {
  /** Whether no other process can have claimed the work, as far as this one can know without asking. */
  isHeld(): boolean;
  /** Gives the work up: others may claim it. */
  release(): Promise<void>;
  /** Renews no longer, and lets nobody else claim the work for a time. */
  keepFor(ms: number): Promise<void>;
}

/** Names stand in SQL as they are. */
const NAME = /^[\w:.-]{1,200}$/;

const held = processWide<Map<string, Lease>>("leases", () => new Map());

/** Whether this process holds a lease on the work. */
export const holdsLease = (name: string): boolean => held.get(name)?.isHeld() ?? false;

/** The database's clock in milliseconds: clocks of two machines may differ. */
const nowOf = (payload: Payload) =>
  payload.db.name === "postgres"
    ? "(extract(epoch FROM clock_timestamp()) * 1000)"
    : "(unixepoch('subsec') * 1000)";

/**
 * Claims work, where no other claim on it is valid. One statement: of several processes one gets it.
 *
 * @returns `null` where another process, or this one, has claimed it
 */
export async function takeLease(
  payload: Payload,
  name: string,
  leaseMs = leaseTime.ms,
): Promise<Lease | null> {
  if (!NAME.test(name)) throw new Error(`"${name}" can't name a lease`);
  // A claim's own, not the process's: after a pause, a process may meet its successor in itself.
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
  // Counted from before the question, on a clock that nobody sets: earlier than the database does.
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
  // A database that doesn't answer is asked again until the claim has expired.
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
 * Does work under a lease. What can't be released expires.
 *
 * @returns whether it was claimed
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

/** Drops all claims, where no other process can have any. */
export async function dropLeases(payload: Payload): Promise<void> {
  await query(payload, "DELETE FROM leases");
}

/** Removes claims that nobody has given up: of work that is done, or gone. */
export async function forgetOldLeases(payload: Payload): Promise<void> {
  await query(payload, `DELETE FROM leases WHERE expires_at <= ${nowOf(payload)}`);
}

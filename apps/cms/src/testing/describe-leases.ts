/** Guarantees of leases, on the database that the environment names. */
import { setTimeout as pause } from "node:timers/promises";
import type { Payload } from "payload";
import { expect, test, vi } from "vitest";
import { closeInOrder } from "../lifecycle/closing.ts";
import { dropLeases, forgetOldLeases, holdsLease, takeLease, withLease } from "../leases/lease.ts";
import { startPeriodic } from "../leases/start-periodic.ts";
import { query } from "../database/query.ts";

const LONG_MS = 60_000;
const SHORT_MS = 300;

/** Declares the tests. @param start starts Payload with an empty database */
export function describeLeases(start: () => Promise<Payload>): void {
  let started: Promise<Payload> | undefined;
  const fresh = async () => {
    const payload = await (started ??= start());
    await dropLeases(payload);
    return payload;
  };

  test("of many concurrent claims for the same work, one succeeds", async () => {
    const payload = await fresh();
    const claims = Array.from({ length: 20 }, () => takeLease(payload, "work", LONG_MS));
    const taken = (await Promise.all(claims)).filter((lease) => lease !== null);
    expect(taken).toHaveLength(1);
    expect(holdsLease("work")).toBe(true);
    await taken[0]!.release();
    expect(holdsLease("work")).toBe(false);
    expect(await takeLease(payload, "work", LONG_MS)).not.toBeNull();
  });

  test("a running process keeps its lease, and a dead one loses it", async () => {
    const payload = await fresh();
    const lease = await takeLease(payload, "work", SHORT_MS);
    for (const end = Date.now() + 4 * SHORT_MS; Date.now() < end; await pause(50)) {
      expect(await takeLease(payload, "work")).toBeNull();
      expect(lease?.isHeld()).toBe(true);
    }
    // As if the process had died: the database no longer accepts its renewals.
    await query(payload, "UPDATE leases SET owner = 'nobody'");
    await vi.waitFor(async () => expect(await takeLease(payload, "work")).not.toBeNull());
    expect(lease?.isHeld()).toBe(false);
  });

  test("the database's clock counts, not the process's", async () => {
    const payload = await fresh();
    await takeLease(payload, "work", LONG_MS);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * LONG_MS });
    expect(await takeLease(payload, "work")).toBeNull();
    vi.useRealTimers();
  });

  test("a former holder can't release, renew or keep another's lease", async () => {
    const payload = await fresh();
    const before = await takeLease(payload, "work", LONG_MS);
    await query(payload, "UPDATE leases SET expires_at = 0");
    const after = await takeLease(payload, "work", LONG_MS);
    await before!.keepFor(LONG_MS);
    expect(before!.isHeld()).toBe(false);
    await before!.release();
    expect(holdsLease("work")).toBe(true);
    expect(await takeLease(payload, "work")).toBeNull();
    await after!.release();
  });

  test("failed work releases its lease, and expired leases are deleted", async () => {
    const payload = await fresh();
    const failing = withLease(payload, "work", () => Promise.reject(new Error("No")));
    await expect(failing).rejects.toThrow("No");
    await takeLease(payload, "other", LONG_MS);
    await query(payload, "INSERT INTO leases (id, owner, expires_at) VALUES ('old', 'x', 1)");
    await forgetOldLeases(payload);
    expect((await query(payload, "SELECT id FROM leases")).map(({ id }) => id)).toEqual(["other"]);
  });

  test("a name can't contain SQL", async () => {
    const payload = await fresh();
    await expect(takeLease(payload, "a'; DROP TABLE leases; --")).rejects.toThrow(/name a lease/);
  });

  test("periodic work is done by one of several processes, and again when it is due", async () => {
    const payload = await fresh();
    let done = 0;
    const startOne = () =>
      startPeriodic(payload, "sweep", LONG_MS, async () => {
        await pause(20);
        done += 1;
      });
    const runners = [startOne(), startOne(), startOne()];
    const wakeAll = async () => {
      for (const runner of runners) runner.wake();
      await pause(200);
    };
    await wakeAll();
    await wakeAll();
    expect(done).toBe(1);
    await query(payload, "UPDATE leases SET expires_at = 0");
    await wakeAll();
    expect(done).toBe(2);
    await closeInOrder(() => Promise.resolve());
  });
}

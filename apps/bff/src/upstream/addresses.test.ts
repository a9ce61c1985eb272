import { afterEach, describe, expect, test, vi } from "vitest";
import type { AddressOutcome } from "./address-outcome.ts";
import type { AddressCall, AddressesOptions } from "./addresses.ts";
import { addressesAt } from "./testing/addresses.ts";
import { cleanUp } from "./testing/servers.ts";

afterEach(cleanUp);

const A = "http://127.0.0.1:1001";
const B = "http://127.0.0.1:1002";
const never = () => Promise.resolve(false);

function start(urls: string[], options: Partial<AddressesOptions> = {}) {
  const addresses = addressesAt(urls, { probe: never, ...options });
  const ask = (outcome: AddressOutcome) => {
    const call = addresses.first();
    call.end(outcome);
    return call.address.base;
  };
  /** Makes calls until one goes to the address, and ends that one with the outcome. */
  const fail = (base: string, outcome: AddressOutcome, times = 1) => {
    for (let i = 0; i < times; i += 1) {
      const others: AddressCall[] = [];
      let call = addresses.first();
      while (call.address.base !== base) {
        others.push(call);
        call = addresses.first();
      }
      call.end(outcome);
      for (const other of others) other.end("unclear");
    }
  };
  const isUp = () => addresses.states().map((state) => state.isUp);
  return { addresses, ask, fail, isUp };
}

describe("calls", () => {
  test("take turns", () => {
    const { ask } = start([A, B]);
    const asked = Array.from({ length: 6 }, () => ask("answered"));
    expect(asked).toEqual([A, B, A, B, A, B]);
  });

  test("go to the address with fewer pending calls: one that hangs gets few", () => {
    const { addresses } = start([A, B]);
    const hanging = addresses.first();
    const others = Array.from({ length: 5 }, () => {
      const call = addresses.first();
      call.end("answered");
      return call.address.base;
    });
    expect(hanging.address.base).toBe(A);
    expect(others).toEqual([B, B, B, B, B]);
  });

  test("are offered each other address once", () => {
    const { addresses } = start([A, B]);
    const first = addresses.first();
    expect(first.hasOther).toBe(true);
    const second = addresses.next([first.address]);
    expect(second?.address.base).toBe(B);
    expect(second?.hasOther).toBe(false);
    expect(addresses.next([A, B].map((base) => ({ base }) as never))).not.toBeNull();
    expect(addresses.next([first.address, second!.address])).toBeNull();
  });
});

describe("an address", () => {
  test("that can't be reached is no longer called", () => {
    const { ask, fail, isUp } = start([A, B]);
    fail(A, "unreachable");
    expect(isUp()).toEqual([false, true]);
    expect(Array.from({ length: 4 }, () => ask("answered"))).toEqual([B, B, B, B]);
  });

  test("may fail now and then, but not three times in a row", () => {
    const { fail, isUp } = start([A, B]);
    fail(A, "failed", 2);
    fail(A, "answered");
    fail(A, "failed", 2);
    expect(isUp()).toEqual([true, true]);
    fail(A, "failed");
    expect(isUp()).toEqual([false, true]);
  });

  test("isn't blamed for clients that disconnect", () => {
    const { fail, isUp } = start([A, B]);
    fail(A, "unclear", 10);
    expect(isUp()).toEqual([true, true]);
  });

  test("is called anyway if none is up, and an answer marks it as up", () => {
    const { ask, fail, isUp } = start([A, B]);
    fail(A, "unreachable");
    fail(B, "unreachable");
    expect(isUp()).toEqual([false, false]);
    expect([ask("unreachable"), ask("unreachable")].toSorted()).toEqual([A, B]);
    const back = ask("answered");
    expect(isUp()).toEqual([back === A, back === B]);
  });

  test("comes back once a probe succeeds", async () => {
    let isBack = false;
    const probe = vi.fn(() => Promise.resolve(isBack));
    const { fail, isUp } = start([A, B], { probe });
    fail(A, "unreachable");
    await vi.waitFor(() => expect(probe.mock.calls.length).toBeGreaterThan(2));
    expect(isUp()).toEqual([false, true]);
    isBack = true;
    await vi.waitFor(() => expect(isUp()).toEqual([true, true]));
  });

  test("is probed less and less often", async () => {
    vi.useFakeTimers();
    try {
      const times: number[] = [];
      const probe = () => {
        times.push(Date.now());
        return Promise.resolve(false);
      };
      const { fail } = start([A, B], { probe, firstProbeMs: 1_000 });
      fail(A, "unreachable");
      await vi.advanceTimersByTimeAsync(120_000);
      const gaps = times.slice(1).map((time, i) => time - times[i]!);
      expect(gaps[0]).toBeLessThanOrEqual(2_000);
      expect(gaps.at(-1)).toBeGreaterThanOrEqual(7_500);
      expect(Math.max(...gaps)).toBeLessThanOrEqual(15_000);
    } finally {
      vi.useRealTimers();
    }
  });

  test("has its calls counted, and its changes logged without a path or a password", () => {
    const log = { info: vi.fn(), warn: vi.fn() };
    const onCall = vi.fn();
    const { fail } = start(["http://user:hunter2@127.0.0.1:1001/secret", B], { log, onCall });
    fail("http://user:hunter2@127.0.0.1:1001/secret", "unreachable");
    expect(onCall).toHaveBeenCalledWith("127.0.0.1:1001", "unreachable");
    expect(log.warn).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.warn.mock.calls)).toContain("127.0.0.1:1001");
    expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/hunter2|secret/);
  });
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deviceCookie } from "./known-device.ts";
import { logInBuckets, logInTries } from "./log-in-buckets.ts";
import { createTries, type Tries } from "./tries.ts";

const MINUTE_MS = 60_000;
const secret = "a secret of this test";
const name = "meera@example.org";

let tries: Tries;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  tries = createTries(null);
});
afterEach(() => void vi.useRealTimers());

const take = (address: string, device: string | null = null) =>
  tries.take(logInBuckets(secret, { name, device, address }), logInTries);

test("an account allows 40 tries an hour, from any number of addresses", async () => {
  let taken = 0;
  for (let minute = 0; minute < 60; minute += 1) {
    for (let index = 0; index < 50; index += 1) {
      if ((await take(`10.${minute}.${index}.1`)).ok) taken += 1;
    }
    vi.setSystemTime(Date.now() + MINUTE_MS);
  }
  expect(taken).toBe(40);
});

test("a new device waits for the window's end, and a known one doesn't", async () => {
  const device = deviceCookie(secret, null, { email: name, username: null });
  for (let index = 0; index < 200; index += 1) await take(`10.1.${index}.1`);
  expect(await take("10.2.1.1", device)).toMatchObject({ ok: true });
  const refused = await take("10.2.1.2");
  expect(refused).toEqual({ ok: false, retryAfterS: 15 * 60 });
  vi.setSystemTime(Date.now() + 15 * MINUTE_MS);
  expect(await take("10.2.1.2")).toMatchObject({ ok: true });
});

test("a try that this process refuses doesn't reach the shared store", async () => {
  const add = vi.fn(async () => ({ current: 1, ttl: 1_000 }));
  const shared = createTries({ add, giveBack: async () => {} });
  for (let count = 0; count < 20; count += 1) await shared.take(["account:a"], logInTries);
  expect(add).toHaveBeenCalledTimes(logInTries.max);
});

test("tries that other processes used up count here too", async () => {
  const giveBack = vi.fn(async () => {});
  const full = createTries({ add: async () => ({ current: 11, ttl: 90_500 }), giveBack });
  expect(await full.take(["account:a"], logInTries)).toEqual({ ok: false, retryAfterS: 91 });
  expect(giveBack).toHaveBeenCalledTimes(1);
});

import { isGenuineWebhook } from "@kdl/schemas/contract/signing";
import { contentChange } from "@kdl/schemas/contract/webhook";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createNotifier } from "./create-notifier.ts";

const secret = "a-secret-of-this-test";
const gateways = ["http://one.invalid", "http://two.invalid"];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Fetch = (url: string, init: RequestInit) => Promise<Response>;
type OnFailure = (gateway: string, reason: string) => void;

const answer = (status: number) => vi.fn<Fetch>(async () => new Response(null, { status }));

test("notifies every gateway once of several changes, with a valid signature", async () => {
  const fetch = answer(204);
  const notifier = createNotifier({ gateways, secret, fetch });
  notifier.notify(["services", "allfaq"]);
  notifier.notify(["services", "events"]);
  expect(fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);

  expect(fetch.mock.calls.map(([url]) => url)).toEqual(
    gateways.map((url) => `${url}/hooks/content`),
  );
  const [, init] = fetch.mock.calls[0]!;
  const headers = new Headers(init.headers);
  const body = String(init.body);
  expect(contentChange.parse(JSON.parse(body))).toEqual({
    resources: ["services", "allfaq", "events"],
  });
  const message = {
    timestamp: headers.get("x-webhook-timestamp")!,
    signature: headers.get("x-webhook-signature")!,
    body,
  };
  expect(isGenuineWebhook(secret, message, Date.now())).toBe(true);
  expect(isGenuineWebhook("another-secret-of-this", message, Date.now())).toBe(false);
});

test("sends after a second even when changes don't stop", async () => {
  const fetch = answer(204);
  const notifier = createNotifier({ gateways: [gateways[0]!], secret, fetch });
  for (let elapsed = 0; elapsed < 1050; elapsed += 50) {
    notifier.notify(["events"]);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("sends once a second at most, however often something changes, and all of it", async () => {
  const fetch = answer(204);
  const notifier = createNotifier({ gateways: [gateways[0]!], secret, fetch });
  for (let elapsed = 0; elapsed < 10_000; elapsed += 200) {
    notifier.notify(["events"]);
    await vi.advanceTimersByTimeAsync(200);
  }
  notifier.notify(["services"]);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(fetch.mock.calls.length).toBeLessThanOrEqual(12);
  expect(String(fetch.mock.lastCall?.[1].body)).toContain("services");
});

test("tries again a few times, then says so", async () => {
  vi.useRealTimers();
  const fetch = answer(503);
  const onFailure = vi.fn<OnFailure>();
  const notifier = createNotifier({
    gateways: [gateways[0]!],
    secret,
    fetch,
    retriesAfterMs: [10, 20],
    onFailure,
  });
  notifier.notify(["events"]);
  await vi.waitFor(
    () => expect(onFailure).toHaveBeenCalledExactlyOnceWith(gateways[0], "status 503"),
    { timeout: 20_000 },
  );
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("survives a gateway that isn't there", async () => {
  const fetch = vi.fn<Fetch>(async () => {
    throw new TypeError("fetch failed");
  });
  const onFailure = vi.fn<OnFailure>();
  const notifier = createNotifier({ gateways, secret, fetch, retriesAfterMs: [], onFailure });
  notifier.notify(["events"]);
  await vi.advanceTimersByTimeAsync(500);
  expect(onFailure).toHaveBeenCalledTimes(2);
});

test("sends pending changes on close, without retries", async () => {
  vi.useRealTimers();
  const fetch = answer(503);
  const onFailure = vi.fn<OnFailure>();
  const notifier = createNotifier({ gateways: [gateways[0]!], secret, fetch, onFailure });
  await notifier.close();
  expect(fetch).not.toHaveBeenCalled();
  notifier.notify(["events"]);
  await notifier.close();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test("stays silent without a secret or a change", async () => {
  const fetch = answer(204);
  createNotifier({ gateways, secret: null, fetch }).notify(["events"]);
  createNotifier({ gateways, secret, fetch }).notify([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(fetch).not.toHaveBeenCalled();
});

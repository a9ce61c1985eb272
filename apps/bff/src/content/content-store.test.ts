import { type MockUpstream, startMockUpstream } from "@kdl/mock-upstream";
import { isDeepStrictEqual } from "node:util";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createReadClient } from "../upstream/read-client.ts";
import { oneAddress } from "../upstream/one-address.ts";
import { type ContentStore, createContentStore } from "./content-store.ts";
import { readers } from "../features/readers.ts";

const SECRET = "a secret for previews";
const log = {
  info: vi.fn<(...words: unknown[]) => void>(),
  warn: vi.fn<(...words: unknown[]) => void>(),
  error: vi.fn<(...words: unknown[]) => void>(),
};
let upstream: MockUpstream;
let store: ContentStore;

const createStore = (timeoutMs = 8_000) =>
  createContentStore({
    readers,
    metrics: { upstreamCall() {} },
    upstream: createReadClient({ addresses: oneAddress(upstream.url), timeoutMs }),
    upstreamUrls: [upstream.url],
    timeZone: "Asia/Kolkata",
    ttlS: 30,
    log,
  });

beforeEach(async () => {
  vi.clearAllMocks();
  upstream = await startMockUpstream({ gatewaySecret: SECRET });
  store = createStore();
});

afterEach(async () => {
  await store.close();
  await upstream.close();
});

const rename = (title: string) => {
  const [first, ...others] = upstream.body("services") as { title: string }[];
  upstream.replace("services", [{ ...first, title }, ...others]);
};
const firstTitle = async () => (await store.get("services"))[0]?.title;

/** Whether the log says that mentors can be loaded again. */
const isBack = () =>
  log.info.mock.calls.some(([fields]) => isDeepStrictEqual(fields, { resource: "mentors" }));

test("500 concurrent requests make one call to the upstream", async () => {
  await Promise.all(Array.from({ length: 500 }, () => store.get("services")));
  expect(upstream.calls("/api/services")).toBe(1);
});

test("every resource of the contract can be read", async () => {
  await store.warm();
  expect(store.status()).toMatchObject({ reachable: true, lastSuccess: expect.any(Date) });
  expect(log.error).not.toHaveBeenCalled();
});

describe("revision", () => {
  test("grows only with new content", async () => {
    await store.get("services");
    const before = store.revision;
    store.invalidate(["services"]);
    await store.get("services");
    expect(store.revision).toBe(before);
    rename("Another title");
    store.invalidate(["services"]);
    expect(await firstTitle()).toBe("Another title");
    expect(store.revision).toBe(before + 1);
  });

  test("does not grow with fields that the site doesn't know", async () => {
    await store.get("slider");
    const before = store.revision;
    const slides = upstream.body("slider") as object[];
    upstream.replace(
      "slider",
      slides.map((slide) => ({ ...slide, generated: Date.now() })),
    );
    store.invalidate(["slider"]);
    await store.get("slider");
    expect(store.revision).toBe(before);
  });
});

describe("failures", () => {
  test("name the resource and the kind", async () => {
    upstream.fail({ mode: "not-json", resource: "clubs" });
    await expect(store.get("clubs")).rejects.toMatchObject({
      kind: "malformed",
      resource: "clubs",
    });
    upstream.fail({ mode: "wrong-shape", resource: "events" });
    await expect(store.get("events")).rejects.toMatchObject({ kind: "malformed" });
    upstream.fail({ mode: "hang", resource: "mentors" });
    const hasty = createStore(300);
    await expect(hasty.get("mentors")).rejects.toMatchObject({ kind: "timeout" });
    expect(hasty.status().reachable).toBe(false);
    await hasty.close();
  });

  test("the last good content outlasts an upstream that dies", async () => {
    const title = await firstTitle();
    upstream.outage(true);
    store.invalidate(["services"]);
    expect(await firstTitle()).toBe(title);
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  test("an upstream that is down at startup is found again without a request", async () => {
    upstream.outage(true);
    await store.warm();
    expect(store.status()).toEqual({ reachable: false, lastSuccess: null });
    upstream.outage(false);
    await vi.waitUntil(() => store.status().reachable, { timeout: 25_000, interval: 50 });
    expect(await firstTitle()).toBeTypeOf("string");
    expect(upstream.calls("/api/services")).toBeLessThan(10);
  });

  test("a resource that is missing for good doesn't keep the others from coming back", async () => {
    upstream.fail({ mode: "status", status: 404, resource: "cms" });
    upstream.outage(true);
    await store.warm();
    upstream.outage(false);
    await vi.waitUntil(isBack, { timeout: 25_000, interval: 50 });
    expect((await store.get("mentors")).mentors).not.toHaveLength(0);
  });

  test("one broken resource leaves the upstream reachable", async () => {
    await store.warm();
    upstream.fail({ mode: "status", status: 500, resource: "clubs" });
    store.invalidate(["clubs"]);
    await store.get("clubs");
    await vi.waitUntil(() => store.status().reachable, { timeout: 25_000, interval: 50 });
    store.invalidate(["clubs"]);
    await store.get("clubs");
    expect(store.status().reachable).toBe(true);
  });

  test("only the bad item is dropped, and its values stay out of the log", async () => {
    upstream.replace("clubs", [
      { slug: "a", title: "A" },
      { slug: "b", secret: "0123456789" },
      null,
    ]);
    expect(await store.get("clubs")).toHaveLength(1);
    expect(log.warn).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain("0123456789");
  });
});

describe("preview", () => {
  test("asks the upstream each time, with the token, and caches nothing", async () => {
    const view = store.preview("token");
    await view.get("services");
    await view.get("services");
    expect(upstream.calls("/api/services")).toBe(2);
    expect(store.revision).toBe(0);
    await store.get("services");
    expect(upstream.calls("/api/services")).toBe(3);
  });
});

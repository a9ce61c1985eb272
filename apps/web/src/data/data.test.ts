import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createDataLayer, QueryFailure } from "./data.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a data layer", () => {
  test("shares a query in flight, and doesn't repeat it while the result is fresh", async () => {
    const run = vi.fn(async () => ["a service"]);
    const data = createDataLayer(run);
    await Promise.all([data.query("services.list"), data.query("services.list")]);
    await data.query("services.list");
    expect(run).toHaveBeenCalledTimes(1);
  });

  test("asks again after half a minute", async () => {
    const run = vi.fn(async () => ["a service"]);
    const data = createDataLayer(run);
    await data.query("services.list");
    vi.advanceTimersByTime(30_001);
    await data.query("services.list");
    expect(run).toHaveBeenCalledTimes(2);
  });

  test("asks again sooner for personal data", async () => {
    const run = vi.fn(async () => ({ available: true, member: null }));
    const data = createDataLayer(run);
    await data.query("members.current");
    vi.advanceTimersByTime(3001);
    await data.query("members.current");
    expect(run).toHaveBeenCalledTimes(2);
  });

  test("caches each input separately", async () => {
    const run = vi.fn(async (_path: string, input: unknown) => input);
    const data = createDataLayer(run);
    expect(await data.query("clubs.bySlug", { slug: "one" })).toEqual({ slug: "one" });
    expect(await data.query("clubs.bySlug", { slug: "two" })).toEqual({ slug: "two" });
  });

  test("asks again after a failure", async () => {
    const run = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new QueryFailure(503, "Failed to fetch services"))
      .mockResolvedValueOnce(["a service"]);
    const data = createDataLayer(run);
    await expect(data.query("services.list")).rejects.toThrow("Failed to fetch services");
    expect(await data.query("services.list")).toEqual(["a service"]);
  });

  test("carries what it loaded from the server to the browser", async () => {
    const server = createDataLayer(async () => ["a service"]);
    await server.query("services.list");
    const run = vi.fn(async () => []);
    const browser = createDataLayer(run, server.dehydrate());
    expect(await browser.query("services.list")).toEqual(["a service"]);
    expect(run).not.toHaveBeenCalled();
  });

  test("carries a failure, which the browser returns once before it asks again", async () => {
    const server = createDataLayer(async () => {
      throw new QueryFailure(503, "Failed to fetch services");
    });
    await server.query("services.list").catch(() => {});
    const run = vi.fn(async () => ["a service"]);
    const browser = createDataLayer(run, server.dehydrate());
    await expect(browser.query("services.list")).rejects.toMatchObject({
      status: 503,
      message: "Failed to fetch services",
    });
    expect(run).not.toHaveBeenCalled();
    expect(await browser.query("services.list")).toEqual(["a service"]);
  });

  test("never passes on the text of an unknown error", async () => {
    const server = createDataLayer(async () => {
      throw new Error("connect ECONNREFUSED 10.0.0.1");
    });
    await server.query("services.list").catch(() => {});
    expect(JSON.stringify(server.dehydrate())).not.toContain("ECONNREFUSED");
  });
});

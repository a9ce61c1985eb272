import { type MockUpstream, startMockUpstream } from "@kdl/mock-upstream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ContentStore, createContentStore } from "./content-store.ts";
import { readers } from "../features/readers.ts";
import { createReadClient } from "../upstream/read-client.ts";
import { oneAddress } from "../upstream/one-address.ts";
import { type WatchedContent, watchContent } from "./watched-content.ts";

let upstream: MockUpstream;
let store: ContentStore;
beforeEach(async () => {
  upstream = await startMockUpstream();
  store = createContentStore({
    readers,
    metrics: { upstreamCall() {} },
    upstream: createReadClient({ addresses: oneAddress(upstream.url) }),
    upstreamUrls: [upstream.url],
    timeZone: "Asia/Kolkata",
    ttlS: 30,
    log: { info() {}, warn() {}, error() {} },
  });
});
afterEach(async () => {
  await store.close();
  await upstream.close();
});

const isCurrent = (watched: WatchedContent) =>
  [...watched.sources()].every(([resource, version]) => store.versionOf(resource) === version);

const changeServices = async () => {
  const services = upstream.body("services") as { title: string }[];
  upstream.replace("services", [{ ...services[0], title: "Another title" }, ...services.slice(1)]);
  store.invalidate(["services"]);
  await store.get("services");
};

test("content that changed after it was read is outdated, other content isn't", async () => {
  const [services, clubs] = [watchContent(store), watchContent(store)];
  await services.content.get("services");
  await clubs.content.get("clubs");
  await changeServices();
  expect([isCurrent(services), isCurrent(clubs)]).toEqual([false, true]);
});

test("content that was read before and after a change is outdated", async () => {
  const watched = watchContent(store);
  await watched.content.get("services");
  await changeServices();
  await watched.content.get("services");
  expect(isCurrent(watched)).toBe(false);
});

test("content that can't be loaded is a source as well", async () => {
  upstream.outage(true);
  const watched = watchContent(store);
  await expect(watched.content.get("clubs")).rejects.toMatchObject({ resource: "clubs" });
  expect(watched.failed()).toBe(true);
  expect([...watched.sources().keys()]).toEqual(["clubs"]);
});

test("content that was loaded for the first time, or again without a change, is current", async () => {
  const watched = watchContent(store);
  await watched.content.get("services");
  store.invalidate(["services"]);
  await store.get("services");
  expect(isCurrent(watched)).toBe(true);
});

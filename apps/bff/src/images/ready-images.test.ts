import { beforeEach, expect, test, vi } from "vitest";
import { FRESH_MS } from "./image-cache.ts";
import { createReadyImages, imageRouteOf, type ReadyImages } from "./ready-images.ts";

const URL = "/images/team/a.png?w=640";
const AVIF = "image/avif,image/webp,*/*";
const url = (at: number) => `/images/team/${at}.png?w=640`;
const inc = vi.fn();
let now = 0;
let ready: ReadyImages;

const image = (change: Partial<Parameters<ReadyImages["take"]>[2]> = {}) => ({
  body: Buffer.from("pixels"),
  type: "image/avif",
  digest: "tag",
  createdAt: now,
  ...change,
});

beforeEach(() => {
  now = FRESH_MS * 10;
  inc.mockClear();
  ready = createReadyImages({ inc }, () => now);
});

test("an image is found by clients that accept its format, and counted", () => {
  ready.take(URL, AVIF, image());
  expect(ready.get(URL, AVIF)?.identity.body.toString()).toBe("pixels");
  expect(ready.get(URL, "image/avif")).toBeDefined();
  expect(ready.get(URL, "image/webp,*/*")).toBeUndefined();
  expect(ready.get(URL, undefined)).toBeUndefined();
  expect(inc).toHaveBeenCalledTimes(2);
});

test("an image is read from disk again after an hour, or earlier if it becomes stale", () => {
  ready.take(URL, AVIF, image());
  now += 3_600_000;
  expect(ready.get(URL, AVIF)).toBeUndefined();
  ready.take(URL, AVIF, image({ createdAt: now - FRESH_MS + 10 }));
  expect(ready.get(URL, AVIF)).toBeDefined();
  now += 10;
  expect(ready.get(URL, AVIF)).toBeUndefined();
  ready.take(URL, AVIF, image({ createdAt: now - FRESH_MS }));
  expect(ready.get(URL, AVIF)).toBeUndefined();
});

test.each(["/images/team/a.png", "/images/team/a.png?w=641", "/images/team/a.png?w=640&x=1"])(
  "an address that no page uses isn't kept in memory: %s",
  (odd) => {
    ready.take(odd, AVIF, image());
    expect(ready.get(odd, AVIF)).toBeUndefined();
  },
);

test("large images stay on disk, and many small ones evict the oldest", () => {
  ready.take(URL, AVIF, image({ body: Buffer.alloc(600 * 1024) }));
  expect(ready.get(URL, AVIF)).toBeUndefined();
  for (let at = 0; at < 100; at += 1) {
    ready.take(url(at), AVIF, image({ body: Buffer.alloc(511 * 1024) }));
  }
  expect(ready.get(url(0), AVIF)).toBeUndefined();
  expect(ready.get(url(99), AVIF)).toBeDefined();
});

test("addresses are counted by their routes", () => {
  expect(imageRouteOf(URL)).toBe("/images/:location/:file");
  expect(imageRouteOf("/images/video/abcdefgh?w=640")).toBe("/images/video/:id");
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isMissingChunk, loadAgainOnce, watchChunks } from "./missing-chunk.ts";

const replace = vi.fn<(url: string) => void>();
const respond = (status: number) => async () => new Response(null, { status });
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  replace.mockReset();
  vi.stubGlobal("location", { pathname: "/clubs", search: "?a=1", hash: "#top", replace });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("fetch", respond(200));
});
afterEach(() => vi.unstubAllGlobals());

/** A page of the given version. @returns what its bundler says of a chunk that didn't come */
function page(build: string) {
  const target = new EventTarget();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  watchChunks(build);
  return (payload: Error) =>
    target.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
}

function refuse(): string {
  throw new DOMException("denied", "SecurityError");
}

test("a failed chunk is distinguished from other errors", () => {
  const error = new TypeError("Failed to fetch dynamically imported module");
  const fail = page("/assets/boot-1.js");
  expect(isMissingChunk(error)).toBe(false);
  fail(error);
  expect(isMissingChunk(error)).toBe(true);
  expect(isMissingChunk(new TypeError("another"))).toBe(false);
  expect(isMissingChunk(null)).toBe(false);
});

test("the page is reloaded without its hash, which would only scroll", async () => {
  page("/assets/boot-1.js");
  expect(await loadAgainOnce()).toBe(true);
  expect(replace.mock.calls).toEqual([["/clubs?a=1"]]);
});

test("once for each version, also where two of them alternate", async () => {
  for (const [build, happens] of [
    ["/assets/boot-1.js", true],
    ["/assets/boot-2.js", true],
    ["/assets/boot-1.js", false],
    ["/assets/boot-2.js", false],
    ["/assets/boot-3.js", true],
  ] as const) {
    page(build);
    expect([build, await loadAgainOnce()]).toEqual([build, happens]);
  }
});

test.each([
  ["can't be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["fails", respond(503)],
])("a site that %s isn't loaded, which would be worse; later it may be", async (_what, ask) => {
  page("/assets/boot-1.js");
  vi.stubGlobal("fetch", ask);
  expect(await loadAgainOnce()).toBe(false);
  vi.stubGlobal("fetch", respond(404));
  expect(await loadAgainOnce()).toBe(true);
});

test.each<[string, object]>([
  ["nothing to be read", { getItem: refuse }],
  ["nothing to be written", { getItem: () => null, setItem: refuse }],
])("storage that allows %s can't detect a loop, so nothing is reloaded", async (_, storage) => {
  page("/assets/boot-1.js");
  vi.stubGlobal("sessionStorage", storage);
  expect(await loadAgainOnce()).toBe(false);
  expect(replace).not.toHaveBeenCalled();
});

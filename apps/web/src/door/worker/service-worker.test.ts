import { beforeEach, expect, test, vi } from "vitest";

const ORIGIN = "https://site.example";
type Act = (event: object) => void;

const handlers = new Map<string, Act>();
const unregister = vi.fn<() => Promise<boolean>>(async () => true);
const network = vi.fn<(request: Request | string) => Promise<Response>>();
/** Texts by path, for each cache name. */
let stores: Map<string, Map<string, string>>;

const pathOf = (request: Request | string) =>
  new URL(typeof request === "string" ? request : request.url, ORIGIN).pathname;

function openCache(name: string) {
  const kept = stores.get(name) ?? new Map<string, string>();
  stores.set(name, kept);
  return {
    addAll: async (requests: Request[]) => {
      for (const request of requests) kept.set(pathOf(request), "kept");
    },
    match: async (request: Request | string) => {
      const text = kept.get(pathOf(request));
      return text === undefined ? undefined : new Response(text);
    },
    put: async (path: string, answer: Response) => void kept.set(path, await answer.text()),
    keys: async () => [...kept.keys()].map((path) => ({ url: ORIGIN + path })),
  };
}

class FakeRequest extends Request {
  constructor(path: string, init?: RequestInit) {
    super(new URL(path, ORIGIN), init);
  }
}

const request = (path: string, more: object = {}) => ({
  url: new URL(path, ORIGIN).href,
  method: "GET",
  mode: "navigate",
  ...more,
});

/** What the worker answers; `null` if it leaves the request to the browser. */
async function answerTo(asked: object): Promise<Response | null> {
  let answer: Promise<Response> | null = null;
  const respondWith = (given: Promise<Response>) => (answer = given);
  handlers.get("fetch")!({ request: asked, respondWith });
  return answer;
}

async function run(name: string): Promise<void> {
  let work: Promise<void> | undefined;
  handlers.get(name)!({ waitUntil: (given: Promise<void>) => (work = given) });
  await work;
}

beforeEach(async () => {
  stores = new Map();
  network.mockReset().mockResolvedValue(new Response("fresh"));
  unregister.mockClear();
  vi.stubGlobal("Request", FakeRequest);
  vi.stubGlobal("fetch", network);
  vi.stubGlobal("caches", {
    open: async (name: string) => openCache(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  });
  vi.stubGlobal("self", {
    location: new URL(ORIGIN),
    registration: { unregister },
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    addEventListener: (name: string, act: Act) => handlers.set(name, act),
  });
  vi.stubGlobal("DOOR_VERSION", "2");
  vi.stubGlobal("DOOR_FILES", ["/assets/door-2.js"]);
  vi.stubGlobal("DOOR_LATER_FILES", ["/door/qr-worker-2.js"]);
  vi.resetModules();
  await import("./service-worker.ts");
  return () => vi.unstubAllGlobals();
});

const keptBy = (name: string) => [...(stores.get(name)?.keys() ?? [])];

test("a release replaces the files of the one before, and leaves other caches alone", async () => {
  openCache("door-1");
  openCache("other");
  await run("install");
  await run("activate");
  expect([...stores.keys()]).toEqual(["other", "door-2"]);
  expect(keptBy("door-2")).toEqual(["/door/", "/assets/door-2.js"]);
});

test("a phone that needs the library gets the release's version too", async () => {
  await openCache("door-1").put("/door/qr-worker-1.js", new Response(""));
  await run("install");
  expect(keptBy("door-2")).toContain("/door/qr-worker-2.js");
});

const page = async () => (await answerTo(request("/door/")))?.text();

test("the page comes from the server, and from the phone if that fails", async () => {
  await run("install");
  expect(await page()).toBe("fresh");
  network.mockRejectedValue(new TypeError("offline"));
  expect(await page()).toBe("kept");
  network.mockResolvedValue(new Response("bad gateway", { status: 502 }));
  expect(await page()).toBe("kept");
  expect(unregister).not.toHaveBeenCalled();
});

test("if the site no longer has a door, the worker unregisters", async () => {
  await run("install");
  network.mockResolvedValue(new Response("none", { status: 404 }));
  expect((await answerTo(request("/door/")))?.status).toBe(404);
  expect(unregister).toHaveBeenCalledOnce();
});

test("files of this release are cached, those of another aren't", async () => {
  const file = { mode: "no-cors" };
  await answerTo(request("/door/qr-worker-2.js", file));
  network.mockRejectedValue(new TypeError("offline"));
  expect(await (await answerTo(request("/door/qr-worker-2.js", file)))?.text()).toBe("fresh");
  expect(await answerTo(request("/assets/door-1.js", file))).toBeNull();
});

test.each([
  request("/"),
  request("/doors"),
  request("/door"),
  request("/door/other"),
  request("/trpc/door.sync", { method: "POST", mode: "cors" }),
  request("/door/", { method: "POST" }),
  request("https://other.example/door/"),
  request("/images/x.png", { mode: "no-cors" }),
])("leaves $method $url to the browser", async (asked) => {
  expect(await answerTo(asked)).toBeNull();
});

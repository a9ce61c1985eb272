/**
 * Keeps the door's page and its files, and nothing else of the site: the browser gives it no other page, as it
 * lies in `/door/`. While there is a network, the page comes from the server, so that no release outlives it.
 */

/** Put in by the build. */
declare const DOOR_VERSION: string;
declare const DOOR_FILES: readonly string[];
declare const DOOR_LATER_FILES: readonly string[];

const PAGE = "/door/";
const PREFIX = "door-";
const CACHE = PREFIX + DOOR_VERSION;
const LIBRARY = "/door/qr-worker-";
/** A network that is there and doesn't answer. */
const TIMEOUT_MS = 4000;

/** What of a service worker's scope is used: TypeScript's library for it can't be loaded beside the DOM's. */
interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate",
    act: (event: { waitUntil(work: Promise<void>): void }) => void,
  ): void;
  addEventListener(
    type: "fetch",
    act: (event: { request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
}

const worker = self as unknown as WorkerScope;

worker.addEventListener("install", (event) => {
  event.waitUntil(install());
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode === "navigate") {
    if (pathname === PAGE) event.respondWith(page(request));
  } else if (DOOR_FILES.includes(pathname) || DOOR_LATER_FILES.includes(pathname)) {
    event.respondWith(file(request, pathname));
  }
});

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const later = (await isLibraryKept()) ? DOOR_LATER_FILES : [];
  const requests = [PAGE, ...DOOR_FILES, ...later].map(
    (path) => new Request(path, { cache: "reload" }),
  );
  await cache.addAll(requests);
  await worker.skipWaiting();
}

/** Whether this phone needed the library that reads codes before the release. */
async function isLibraryKept(): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().some(({ url }) => url.includes(LIBRARY));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function page(request: Request): Promise<Response> {
  const answer = await fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => null,
  );
  // The site has no door any more.
  if (answer?.status === 404) await worker.registration.unregister();
  const isBroken = !answer || answer.status >= 500;
  return (
    (isBroken ? await (await caches.open(CACHE)).match(PAGE) : answer) ?? answer ?? Response.error()
  );
}

/** Names carry a digest of the content, so that a kept file is never old. */
async function file(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(path);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(path, answer.clone());
  return answer;
}

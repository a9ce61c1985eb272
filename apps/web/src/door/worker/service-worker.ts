/**
 * Caches the door's page and its files, and nothing else on the site: its scope is `/door/`. While there is a
 * network, the page comes from the server, so that no phone stays on an old release.
 */

/** Defined by the build. */
declare const DOOR_VERSION: string;
declare const DOOR_FILES: readonly string[];
declare const DOOR_LATER_FILES: readonly string[];

const PAGE = "/door/";
const PREFIX = "door-";
const CACHE = PREFIX + DOOR_VERSION;
const LIBRARY = "/door/qr-worker-";
/** For a network that is up but doesn't answer. */
const TIMEOUT_MS = 4000;

/** The parts of a worker's scope used here: TypeScript's library for it can't be loaded beside the DOM's. */
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

/** Whether this phone already needed the library that reads codes before this release. */
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
  // The site no longer has a door.
  if (answer?.status === 404) await worker.registration.unregister();
  const isBroken = !answer || answer.status >= 500;
  return (
    (isBroken ? await (await caches.open(CACHE)).match(PAGE) : answer) ?? answer ?? Response.error()
  );
}

/** Names contain a digest of the content, so that a cached file is never stale. */
async function file(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(path);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(path, answer.clone());
  return answer;
}

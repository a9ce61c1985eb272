/**
 * The only script that runs with the page: it decides when to load the application. Pages are complete
 * without it, so it waits until the browser is idle or the visitor interacts. For members it loads at
 * once, because cached pages are rendered for guests.
 */
import { isMissingChunk, loadAgainOnce, watchChunks } from "./browser/missing-chunk.ts";
import { storedLogin } from "./session/stored-login.ts";
import "./styles.css";

/** No `pointerover`: browsers send it when the page appears or scrolls under a pointer that rests. */
const WAKE_EVENTS = ["pointermove", "pointerdown", "keydown", "focusin", "touchstart"] as const;
/** Longest wait after the page has loaded, in ms. */
const DEADLINE = 4000;

let started = false;

function start() {
  if (started) return;
  started = true;
  for (const type of WAKE_EVENTS) removeEventListener(type, start, true);
  void import("./entry-client.tsx").then(({ hydrate }) => hydrate()).catch(recover);
}

/** A page with a form isn't reloaded: it keeps what was typed and works without the application. */
async function recover(error: unknown) {
  const hasForm = document.querySelector("form [name=form_token]") !== null;
  if (!isMissingChunk(error) || hasForm || !(await loadAgainOnce())) throw error;
}

/** Lazy pictures don't delay the load event; those in view would compete with the application for bandwidth. */
async function afterLoad() {
  setTimeout(start, DEADLINE);
  await Promise.allSettled([...document.images].filter(isInView).map((image) => image.decode()));
  // The second frame starts once the first, with these pictures, has been painted.
  requestAnimationFrame(() => requestAnimationFrame(whenIdle));
}

function isInView(image: HTMLImageElement): boolean {
  const { top, right, bottom, left } = image.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

function whenIdle() {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(start);
  else setTimeout(start, 200);
}

// Its name contains a digest of everything it may load.
watchChunks(import.meta.url);
for (const type of WAKE_EVENTS) addEventListener(type, start, { capture: true, passive: true });
if (storedLogin()) start();
else if (document.readyState === "complete") void afterLoad();
else addEventListener("load", () => void afterLoad(), { once: true });

/**
 * All that a page runs before it is idle: it decides when the application is worth loading. Pages
 * are complete without it, so the application waits until the browser has nothing better to do, or
 * until the visitor touches the page. For a member it doesn't wait: pages out of the cache greet a guest.
 */
import { isMissingChunk, loadAgainOnce, watchChunks } from "./browser/missing-chunk.ts";
import { storedLogin } from "./session/stored-login.ts";
import "./styles.css";

const WAKE_EVENTS = ["pointerover", "pointerdown", "keydown", "focusin", "touchstart"] as const;
/** Longest wait after the page has loaded, in ms. */
const DEADLINE = 4000;

let started = false;

function start() {
  if (started) return;
  started = true;
  for (const type of WAKE_EVENTS) removeEventListener(type, start, true);
  void import("./entry-client.tsx").then(({ hydrate }) => hydrate()).catch(recover);
}

/** A form stays as it is, with what was typed: it can be sent without the application. */
async function recover(error: unknown) {
  const hasForm = document.querySelector("form [name=form_token]") !== null;
  if (!isMissingChunk(error) || hasForm || !(await loadAgainOnce())) throw error;
}

/** Lazy pictures don't hold up the load event; those in view would share the line with the application. */
async function afterLoad() {
  setTimeout(start, DEADLINE);
  await Promise.allSettled([...document.images].filter(isInView).map((image) => image.decode()));
  // The second frame begins when the first, with these pictures, has been drawn.
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

// Its name has a digest of all that it may load.
watchChunks(import.meta.url);
for (const type of WAKE_EVENTS) addEventListener(type, start, { capture: true, passive: true });
if (storedLogin()) start();
else if (document.readyState === "complete") void afterLoad();
else addEventListener("load", () => void afterLoad(), { once: true });

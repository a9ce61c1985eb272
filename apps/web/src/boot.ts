/**
 * All that a page runs before it is idle: it decides when the application is worth loading. Pages
 * are complete without it, so the application waits until the browser has nothing better to do, or
 * until the visitor touches the page.
 */
import "./styles.css";

const WAKE_EVENTS = ["pointerover", "pointerdown", "keydown", "focusin", "touchstart"] as const;
/** Longest wait after the page has been painted, in ms. */
const IDLE_DEADLINE = 4000;

let started = false;

function start() {
  if (started) return;
  started = true;
  for (const type of WAKE_EVENTS) removeEventListener(type, start, true);
  void import("./entry-client.tsx").then(({ hydrate }) => hydrate());
}

/** A page may have loaded before it was painted, and what it shows comes first. */
function whenIdle() {
  requestAnimationFrame(() => requestAnimationFrame(startWhenIdle));
}

function startWhenIdle() {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(start, { timeout: IDLE_DEADLINE });
  else setTimeout(start, 200);
}

for (const type of WAKE_EVENTS) addEventListener(type, start, { capture: true, passive: true });
if (document.readyState === "complete") whenIdle();
else addEventListener("load", whenIdle, { once: true });

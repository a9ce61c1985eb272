/** A paired phone at work: shows the session's state on the page. */
import { part } from "../browser/part.ts";
import type { DoorPairing } from "@kdl/schemas/door/door";
import { showBar } from "./bar-view.ts";
import { prepareReader } from "./camera.ts";
import { createDesk, type Desk } from "./desk.ts";
import { call } from "./door-calls.ts";
import type { DoorData } from "./door-data.ts";
import { createSession, type DoorSession } from "./door-session.ts";
import type { DoorStore } from "./door-store.ts";
import { serverNow } from "./server-clock.ts";
import { showBadge, showMore } from "./more-view.ts";
import { onSearch, showNames } from "./names-view.ts";
import { onUndo, showOutcome, showReady } from "./outcome-panel.ts";
import { confirmed } from "./question.ts";
import { resumeCamera, showCamera, stopCamera, takeScans } from "./scan-view.ts";
import { allowSound } from "./signals.ts";
import { currentTab, onTab, showTab } from "./tabs.ts";
import { takeWalkIns } from "./walk-in-view.ts";
import { correctionOutcome } from "./words.ts";

/** How often the phone syncs what other doors have recorded. */
const SYNC_EVERY_MS = 20_000;

interface Work {
  isPaired(): boolean;
  begin(pairing: DoorPairing, data: DoorData | null): void;
}

/** @param onEnded called once everything has been removed, with a text for staff */
export function startWork(store: DoorStore, onEnded: (text: string) => void): Work {
  let session: DoorSession | null = null;
  let desk: Desk | null = null;

  takeScans(() => desk);
  takeWalkIns(() => desk);
  onUndo((digest) => void desk?.undo(digest));
  onSearch(draw);
  onTab((name) => {
    showTab(name);
    showReady();
    showCamera(name === "scan");
    draw();
  });
  part("update", HTMLButtonElement).addEventListener("click", () => void session?.sync(true));
  part("drop-notes", HTMLButtonElement).addEventListener("click", () => void session?.dropNotes());
  part("end", HTMLButtonElement).addEventListener("click", () => void end());
  addEventListener("pointerdown", allowSound);
  addEventListener("keydown", allowSound);
  addEventListener("online", () => void session?.sync(true));
  addEventListener("offline", draw);
  document.addEventListener("visibilitychange", () => {
    const isSeen = document.visibilityState === "visible";
    showCamera(isSeen && session !== null && currentTab() === "scan");
    if (isSeen) void session?.sync();
  });
  setInterval(() => void sync(), SYNC_EVERY_MS);

  let isDrawing = false;
  /** Draws once for all changes in a frame, and after the outcome, which people are waiting for. */
  function draw(): void {
    if (isDrawing) return;
    isDrawing = true;
    setTimeout(() => {
      isDrawing = false;
      drawNow();
    });
  }

  function drawNow(): void {
    if (!session) return;
    const data = session.data();
    showBar(session, data);
    if (!data) return;
    showBadge(data);
    if (currentTab() === "names" && desk) showNames(data, desk);
    if (currentTab() === "more") showMore(data, session);
  }

  async function sync(): Promise<void> {
    if (!session) return;
    if (serverNow() >= new Date(session.pairing.expiresAt)) await session.end();
    else if (document.visibilityState === "visible" || session.data()?.queue.length) {
      await session.sync();
    }
  }

  async function end(): Promise<void> {
    const ending = session;
    if (!ending) return;
    await ending.sync();
    const unsent = ending.data()?.queue.length ?? 0;
    const loss = unsent === 0 ? "" : ` Not sent yet, and lost then: ${unsent}.`;
    const question = `End the pairing and remove the list from this phone?${loss}`;
    if (await confirmed(question, "End the pairing")) await ending.end();
  }

  return {
    isPaired: () => session !== null,
    begin(pairing, data) {
      const own = createSession({
        pairing,
        data,
        store,
        call,
        now: serverNow,
        onChange: draw,
        onCorrections(corrections) {
          const now = own.data();
          if (now) showOutcome(correctionOutcome(now, corrections));
        },
        onEnded(unsent) {
          [session, desk] = [null, null];
          stopCamera();
          show(false);
          part("name-list", HTMLElement).replaceChildren();
          const loss = unsent === 0 ? "" : ` Check-ins that could not be sent: ${unsent}.`;
          onEnded(`The pairing has ended, and the list is removed from this phone.${loss}`);
        },
      });
      session = own;
      desk = createDesk(own);
      show(true);
      showTab("scan");
      showReady();
      drawNow();
      void own.sync(true);
      void sync();
      void resumeCamera();
      // If the browser can't read codes itself, the library must be loaded before the network is lost.
      prepareReader().catch(() => {});
    },
  };
}

function show(isPaired: boolean): void {
  for (const id of ["bar", "work", "tabs"]) part(id, HTMLElement).hidden = !isPaired;
}

/** The page of a phone at the door: pairing, then checking people in, with or without a network. */
import { part } from "../browser/part.ts";
import { type DoorStore, openDoorStore } from "./door-store.ts";
import { keepPage } from "./keep-page.ts";
import { askForCode, takePairings } from "./pairing-view.ts";
import { startWork } from "./work.ts";

const opening = part("opening", HTMLElement);
const openingText = part("opening-text", HTMLElement);
const pairing = part("pairing", HTMLElement);
const ended = part("ended", HTMLElement);

/** The code that the QR code of an organiser carries, which leaves the address at once. */
function codeFromAddress(): string {
  const code = location.hash.slice(1);
  if (location.hash !== "") history.replaceState(null, "", location.pathname);
  return code;
}

function showPairing(code: string, text = ""): void {
  opening.hidden = true;
  pairing.hidden = false;
  ended.textContent = text;
  askForCode(code);
}

async function start(store: DoorStore, given: string): Promise<void> {
  const work = startWork(store, (text) => showPairing("", text));
  takePairings(async (paired) => {
    await store.pair(paired);
    void navigator.storage?.persist?.().catch(() => false);
    pairing.hidden = true;
    work.begin(paired, null);
  });
  addEventListener("hashchange", () => {
    const code = codeFromAddress();
    if (code !== "" && !work.isPaired()) askForCode(code);
  });
  const kept = await store.load();
  if (!kept) return showPairing(given);
  opening.hidden = true;
  work.begin(kept.pairing, kept.data);
}

async function open(): Promise<void> {
  const code = codeFromAddress();
  if (!isSecureContext) {
    openingText.textContent = "This page needs a secure address, one that begins with https.";
    return;
  }
  keepPage();
  openingText.textContent =
    "Opening… If the door is open in another tab of this phone, please close it there.";
  try {
    const store = await openDoorStore();
    // Two tabs with a list each would let the same ticket in twice.
    await navigator.locks.request("door", async () => {
      await start(store, code);
      await new Promise(() => {});
    });
  } catch {
    openingText.textContent =
      "This browser keeps nothing on the phone, which the door needs. Please leave private browsing, or use another browser.";
  }
}

void open();

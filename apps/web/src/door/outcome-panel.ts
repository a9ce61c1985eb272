/** The large panel with the outcome. Screen readers announce it, and a sound plays. */
import { part } from "../browser/part.ts";
import { signal } from "./signals.ts";
import { icons, type Outcome } from "./words.ts";

const panel = part("outcome", HTMLElement);
const icon = part("outcome-icon", HTMLElement);
const word = part("outcome-word", HTMLElement);
const name = part("outcome-name", HTMLElement);
const detail = part("outcome-detail", HTMLElement);
const undo = part("outcome-undo", HTMLButtonElement);
const sound = part("sound", HTMLInputElement);

const READY: Outcome = { tone: "ready", word: "Ready to scan" };
let shown = READY;

export const shownOutcome = (): Outcome => shown;
export const showReady = (): void => showOutcome(READY, false);

/** @param isNews whether to animate the panel and play the sound */
export function showOutcome(outcome: Outcome, isNews = true): void {
  shown = outcome;
  panel.dataset["tone"] = outcome.tone;
  icon.textContent = icons[outcome.tone];
  word.textContent = outcome.word;
  name.textContent = outcome.name ?? "";
  detail.textContent = outcome.detail ?? "";
  undo.hidden = outcome.undo === undefined;
  if (!isNews) return;
  // Two equal outcomes in a row look the same; the short movement shows that this one is new.
  const moves = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo(0, 0);
  if (moves) {
    panel.animate([{ transform: "scale(0.96)" }, { transform: "none" }], 120);
  }
  if (sound.checked) signal(outcome.tone);
}

/** @param act called with the digest of the person whose check-in should be undone */
export function onUndo(act: (digest: string) => void): void {
  undo.addEventListener("click", () => {
    if (shown.undo !== undefined) act(shown.undo);
  });
}

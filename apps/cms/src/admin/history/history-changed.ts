const CHANGED = "kdl-history-changed";

/** Says that something has happened to the submission that is shown. */
export const announceHistory = () => document.dispatchEvent(new Event(CHANGED));

/** @returns a function that ends it */
export function whenHistoryChanges(listener: () => void): () => void {
  document.addEventListener(CHANGED, listener);
  return () => document.removeEventListener(CHANGED, listener);
}

/** The server's clock: a phone's own may be hours off. */

const CLOCK_KEY = "door-clock";
/** How far the phone's clock is behind the server's, in ms. Kept for a start without a network. */
let clockOffset = Number(localStorage.getItem(CLOCK_KEY));
/** The server's time is in whole seconds, and takes time to arrive. */
const CLOCK_TOLERANCE_MS = 5000;

/** The time by the server's clock, as far as it is known. */
export const serverNow = (): Date => new Date(Date.now() + clockOffset);

/** @param date the Date header of an answer */
export function readClock(date: string | null): void {
  const offset = Date.parse(date ?? "") - Date.now();
  if (Number.isNaN(offset)) return;
  clockOffset = Math.abs(offset) > CLOCK_TOLERANCE_MS ? offset : 0;
  localStorage.setItem(CLOCK_KEY, String(clockOffset));
}

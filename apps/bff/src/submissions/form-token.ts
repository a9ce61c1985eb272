/** A form's token says when the form was begun: who needs no time to fill it in is a program. */
import { sign, verify } from "@kdl/schemas/signing";

/** Nobody fills in a form faster. */
const FILL_MIN_MS = 3_000;
/** Older ones come from a page that was kept, not from a person. */
const TOKEN_MAX_AGE_MS = 30 * 24 * 3_600_000;

/** Whether the form was filled in at a person's pace, too fast, or nobody knows since when. */
export type FillPace = "fine" | "too-fast" | "no-timestamp";

/** @param now milliseconds since 1970 */
export function createFormToken(secret: string, now: number): string {
  return `${now}.${sign(secret, `form.${now}`)}`;
}

/** What a token says at `now`. One that is forged, too old or from the future says nothing. */
export function paceOf(secret: string, token: string, now: number): FillPace {
  const [begun = "", signature = ""] = token.split(".");
  if (!/^\d{1,15}$/.test(begun) || !verify(secret, `form.${begun}`, signature)) {
    return "no-timestamp";
  }
  const age = now - Number(begun);
  if (age > TOKEN_MAX_AGE_MS) return "no-timestamp";
  return age >= FILL_MIN_MS ? "fine" : "too-fast";
}

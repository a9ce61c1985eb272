/** A form's token says when the form was opened: only programs fill one in within no time. */
import { sign, verify } from "@kdl/schemas/contract/signing";

/** No person fills in a form faster. */
const FILL_MIN_MS = 3_000;
/** Older tokens come from a cached page, not from a person. */
const TOKEN_MAX_AGE_MS = 30 * 24 * 3_600_000;

/** Whether the form was filled in at human speed, too fast, or carries no valid token. */
export type FillPace = "fine" | "too-fast" | "no-timestamp";

/** @param now milliseconds since 1970 */
export function createFormToken(secret: string, now: number): string {
  return `${now}.${sign(secret, `form.${now}`)}`;
}

/**
 * The token of a form that came back: the posted one, so that the form still counts from its first
 * opening, unless that says nothing.
 */
export const continuedToken = (secret: string, posted: string, now: number): string =>
  fillSpeedOf(secret, posted, now) === "no-timestamp" ? createFormToken(secret, now) : posted;

/** What a token says at `now`. One that is forged, too old or from the future says nothing. */
export function fillSpeedOf(secret: string, token: string, now: number): FillPace {
  const [begun = "", signature = ""] = token.split(".");
  if (!/^\d{1,15}$/.test(begun) || !verify(secret, `form.${begun}`, signature)) {
    return "no-timestamp";
  }
  const age = now - Number(begun);
  if (age > TOKEN_MAX_AGE_MS) return "no-timestamp";
  return age >= FILL_MIN_MS ? "fine" : "too-fast";
}

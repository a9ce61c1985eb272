/** A form's token says when the form was opened, since only bots fill one in instantly. */
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
 * The token for a form that is shown again: the posted one, so that time still counts from when the form
 * was first opened, unless that token is invalid.
 */
export const continuedToken = (secret: string, posted: string, now: number): string =>
  fillSpeedOf(secret, posted, now) === "no-timestamp" ? createFormToken(secret, now) : posted;

/** Judges a token at `now`. A token that is forged, too old or from the future counts as no timestamp. */
export function fillSpeedOf(secret: string, token: string, now: number): FillPace {
  const [begun = "", signature = ""] = token.split(".");
  if (!/^\d{1,15}$/.test(begun) || !verify(secret, `form.${begun}`, signature)) {
    return "no-timestamp";
  }
  const age = now - Number(begun);
  if (age > TOKEN_MAX_AGE_MS) return "no-timestamp";
  return age >= FILL_MIN_MS ? "fine" : "too-fast";
}

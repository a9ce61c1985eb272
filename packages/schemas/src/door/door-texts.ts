/** What staff at the door read when a call fails. No runtime imports here, since pages load this module. */
import type { DoorRefusal } from "./door.ts";

export const doorFailure: Readonly<Record<DoorRefusal | "tooManyTries" | "failed", string>> = {
  /** The same for every code that doesn't work. */
  NOT_FOUND: "This code doesn’t work. Codes can be used once, within 15 minutes.",
  PAIRING_ENDED: "This phone isn’t paired any more.",
  tooManyTries: "There were too many tries that failed. Please wait a few minutes and try again.",
  failed: "We can’t reach our records just now. Please try again in a minute.",
};

/** The extensions of the contract that a header can tell of: all that concern what a page offers. */
import { EXTENSIONS_HEADER, IDEMPOTENCY_EXTENSION } from "@kdl/schemas/submissions";

export const extensions = [
  IDEMPOTENCY_EXTENSION,
  "submission-flag",
  "club-registration",
  "event-capacity",
  "how-it-works",
] as const;

/** What a server that speaks them all says with every answer. */
export const extensionHeaders = { [EXTENSIONS_HEADER]: extensions.join(", ") };

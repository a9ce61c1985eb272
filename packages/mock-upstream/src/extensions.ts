/** The extensions of the contract that a header can tell of: all that concern what a page offers. */
import { MEMBERS_EXTENSION } from "@kdl/schemas/members";
import { EXTENSIONS_HEADER, IDEMPOTENCY_EXTENSION } from "@kdl/schemas/submissions";

export const extensions = [
  IDEMPOTENCY_EXTENSION,
  "submission-flag",
  "club-registration",
  "event-capacity",
  "how-it-works",
  MEMBERS_EXTENSION,
] as const;

export const withoutMembers = extensions.filter((name) => name !== MEMBERS_EXTENSION);

interface Spoken {
  extensions: boolean;
  keepsMembers: boolean;
}

/** What a server says with every answer. */
export function extensionHeaders(spoken: Spoken): Record<string, string> {
  if (!spoken.extensions) return {};
  return { [EXTENSIONS_HEADER]: (spoken.keepsMembers ? extensions : withoutMembers).join(", ") };
}

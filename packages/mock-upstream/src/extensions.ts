/** The extensions of the contract that a server lists in a header: all that concern what a page offers. */
import { APPLICATIONS_EXTENSION } from "@kdl/schemas/applications/application";
import { INTERVIEWS_EXTENSION } from "@kdl/schemas/applications/interview";
import { REGISTRATIONS_EXTENSION } from "@kdl/schemas/registrations/registration";
import { CERTIFICATES_EXTENSION } from "@kdl/schemas/certificates/certificate";
import { DOOR_EXTENSION } from "@kdl/schemas/door/door";
import { extensionResources } from "@kdl/schemas/content/resources";
import { MEMBERS_EXTENSION } from "@kdl/schemas/members/members";
import { SIGNED_REQUESTS_EXTENSION } from "@kdl/schemas/contract/request-signature";
import { EXTENSIONS_HEADER, IDEMPOTENCY_EXTENSION } from "@kdl/schemas/contract/submissions";

/** Of every server that speaks extensions at all. */
export const usualExtensions = [
  IDEMPOTENCY_EXTENSION,
  "submission-flag",
  "club-registration",
  "event-capacity",
  "how-it-works",
  "key-facts",
  "buttons",
  "home-evidence",
  "mentor-lines",
  APPLICATIONS_EXTENSION,
  INTERVIEWS_EXTENSION,
  REGISTRATIONS_EXTENSION,
  CERTIFICATES_EXTENSION,
  DOOR_EXTENSION,
  ...extensionResources,
];

interface Spoken {
  extensions: boolean;
  keepsMembers: boolean;
  signedRequests: boolean;
}

/** What a server says with every answer. */
export function extensionHeaders(spoken: Spoken): Record<string, string> {
  if (!spoken.extensions) return {};
  const words = [
    ...usualExtensions,
    ...(spoken.keepsMembers ? [MEMBERS_EXTENSION] : []),
    ...(spoken.signedRequests ? [SIGNED_REQUESTS_EXTENSION] : []),
  ];
  return { [EXTENSIONS_HEADER]: words.join(", ") };
}

import { APPLICATIONS_EXTENSION } from "@kdl/schemas/applications/application";
import { INTERVIEWS_EXTENSION } from "@kdl/schemas/applications/interview";
import { extensionResources } from "@kdl/schemas/content/resources";
import { MEMBERS_EXTENSION } from "@kdl/schemas/members/members";
import { SIGNED_REQUESTS_EXTENSION } from "@kdl/schemas/contract/request-signature";
import { EXTENSIONS_HEADER, IDEMPOTENCY_EXTENSION } from "@kdl/schemas/contract/submissions";

/** The extensions of the contract that this server supports. */
const extensions = [
  IDEMPOTENCY_EXTENSION,
  "submission-flag",
  "club-registration",
  "event-capacity",
  "how-it-works",
  APPLICATIONS_EXTENSION,
  INTERVIEWS_EXTENSION,
  ...extensionResources,
  MEMBERS_EXTENSION,
  SIGNED_REQUESTS_EXTENSION,
];

/** Headers of every reply of the contract. */
export const contractHeaders = {
  "cache-control": "no-store",
  [EXTENSIONS_HEADER]: extensions.join(", "),
};

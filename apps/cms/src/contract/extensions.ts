import { APPLICATIONS_EXTENSION } from "@kdl/schemas/applications/application";
import { INTERVIEWS_EXTENSION } from "@kdl/schemas/applications/interview";
import { REGISTRATIONS_EXTENSION } from "@kdl/schemas/registrations/registration";
import { CERTIFICATES_EXTENSION } from "@kdl/schemas/certificates/certificate";
import { DOOR_EXTENSION } from "@kdl/schemas/door/door";
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
  MEMBERS_EXTENSION,
  SIGNED_REQUESTS_EXTENSION,
];

/** Headers of every reply of the contract. */
export const contractHeaders = {
  "cache-control": "no-store",
  [EXTENSIONS_HEADER]: extensions.join(", "),
};

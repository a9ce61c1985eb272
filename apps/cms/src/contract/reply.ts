import { MEMBERS_EXTENSION } from "@kdl/schemas/members";
import { EXTENSIONS_HEADER, IDEMPOTENCY_EXTENSION } from "@kdl/schemas/submissions";

/** What this server speaks beyond the core of the contract. */
const extensions = [
  IDEMPOTENCY_EXTENSION,
  "submission-flag",
  "club-registration",
  "event-capacity",
  "how-it-works",
  MEMBERS_EXTENSION,
];

const headers = { "cache-control": "no-store", [EXTENSIONS_HEADER]: extensions.join(", ") };

/** JSON that nobody keeps: the gateway has its own idea of how long. */
export const reply = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers });

/** Done, and nothing to say. */
export const nothing = (): Response => new Response(null, { status: 204, headers });

/** A file of a member's own. */
export const file = (body: BodyInit, type: string): Response =>
  new Response(body, { headers: { ...headers, "content-type": type } });

export const notFound = (): Response => reply({ message: "Not found." }, 404);

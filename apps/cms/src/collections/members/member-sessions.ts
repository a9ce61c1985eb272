import { internalCollection } from "../internal-collection.ts";

/** Sessions of members. Only a digest of the session token is stored. */
export const memberSessions = internalCollection({
  slug: "member-sessions",
  fields: [
    { name: "digest", type: "text", required: true, unique: true, index: true },
    { name: "member", type: "relationship", relationTo: "members", index: true },
    { name: "lastUsedAt", type: "date", required: true, index: true },
    { name: "expiresAt", type: "date", required: true, index: true },
  ],
});

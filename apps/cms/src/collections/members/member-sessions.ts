import type { CollectionConfig } from "payload";
import { closed } from "./member-fields.ts";

/** Who is logged in. The session's word itself is nowhere: only its digest. */
export const memberSessions: CollectionConfig = {
  slug: "member-sessions",
  admin: { hidden: true },
  access: closed,
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: "digest", type: "text", required: true, unique: true, index: true },
    { name: "member", type: "relationship", relationTo: "members", index: true },
    { name: "lastUsedAt", type: "date", required: true, index: true },
    { name: "expiresAt", type: "date", required: true, index: true },
  ],
};

import type { CollectionConfig } from "payload";
import { tokenKinds } from "../../members/token-kinds.ts";
import { closed } from "./member-fields.ts";

/** Links in mails, by the digests of their tokens. One that was used stays until it would have been too old. */
export const memberTokens: CollectionConfig = {
  slug: "member-tokens",
  admin: { hidden: true },
  access: closed,
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: "digest", type: "text", required: true, unique: true, index: true },
    { name: "kind", type: "select", required: true, options: [...tokenKinds] },
    { name: "member", type: "relationship", relationTo: "members", index: true },
    { name: "signUp", type: "relationship", relationTo: "member-sign-ups", index: true },
    // Of a change of address.
    { name: "email", type: "text" },
    { name: "expiresAt", type: "date", required: true, index: true },
    { name: "usedAt", type: "date" },
  ],
};

import { tokenKinds } from "../../members/token-kinds.ts";
import { internalCollection } from "../internal-collection.ts";

/** Links in mails, by the digests of their tokens. A used token stays until it expires. */
export const memberTokens = internalCollection({
  slug: "member-tokens",
  fields: [
    { name: "digest", type: "text", required: true, unique: true, index: true },
    { name: "kind", type: "select", required: true, options: [...tokenKinds] },
    { name: "member", type: "relationship", relationTo: "members", index: true },
    { name: "signUp", type: "relationship", relationTo: "member-sign-ups", index: true },
    // The new address, for a change of address.
    { name: "email", type: "text" },
    { name: "expiresAt", type: "date", required: true, index: true },
    { name: "usedAt", type: "date" },
  ],
});

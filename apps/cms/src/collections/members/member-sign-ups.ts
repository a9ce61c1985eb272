import type { CollectionConfig } from "payload";
import { accessTo, hiddenUnlessReadable } from "../../access/staff.ts";
import { secret, shownText } from "./member-fields.ts";

/**
 * Sign-ups whose link hasn't been used; an address may have several. Addresses of members are included:
 * signing up looks the same for every address, but their links don't exist.
 */
export const memberSignUps: CollectionConfig = {
  slug: "member-sign-ups",
  labels: { singular: "Unconfirmed sign-up", plural: "Unconfirmed sign-ups" },
  admin: {
    hidden: hiddenUnlessReadable("members"),
    group: "Members",
    useAsTitle: "email",
    description:
      "They become members when the link in the mail is used, or are deleted after three days.",
    defaultColumns: ["name", "email", "createdAt"],
    hideAPIURL: true,
  },
  access: accessTo("members"),
  defaultSort: "-createdAt",
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    shownText("name", "Name", { required: true }),
    shownText("email", "Email", { required: true }),
    secret("emailKey", { index: true, required: true }),
  ],
};

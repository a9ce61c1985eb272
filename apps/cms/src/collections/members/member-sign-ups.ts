import type { CollectionConfig } from "payload";
import { isAdmin, isStaff } from "../../access/staff.ts";
import { secret, shownMoment, shownText } from "./member-fields.ts";

const never = () => false;

/**
 * Sign-ups that wait for a click on the mail's link. Also those with the address of a member, which
 * lead to nothing: so that signing up does the same for every address.
 */
export const memberSignUps: CollectionConfig = {
  slug: "member-sign-ups",
  labels: { singular: "Unconfirmed sign-up", plural: "Unconfirmed sign-ups" },
  admin: {
    group: "Members",
    useAsTitle: "email",
    description: "They become members when the link in the mail is used, or go after seven days.",
    defaultColumns: ["name", "email", "createdAt"],
    hideAPIURL: true,
  },
  access: { create: never, read: isStaff, update: never, delete: isAdmin },
  defaultSort: "-createdAt",
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    shownText("name", "Name", { required: true }),
    shownText("email", "E-mail", { required: true }),
    shownMoment("mailedAt", "Mailed once more"),
    secret("emailKey", { unique: true, required: true }),
    secret("passwordHash", { required: true }),
  ],
};

import { profileStepNames } from "@kdl/schemas/members/members";
import type { CollectionConfig } from "payload";
import { isAdmin, isStaff, never } from "../../access/staff.ts";
import { endMembership } from "../../members/end-membership.ts";
import { secret, shownMoment, shownText } from "./member-fields.ts";

/**
 * People with an account on the site. No collection of Payload's for logging in: members come through
 * the contract alone, and are nobody to Payload's own API. Staff read, admins delete.
 */
export const members: CollectionConfig = {
  slug: "members",
  labels: { singular: "Member", plural: "Members" },
  admin: {
    group: "Members",
    useAsTitle: "name",
    description: "People with an account on the site. Their addresses are confirmed.",
    defaultColumns: ["name", "email", "username", "createdAt", "lastLogInAt"],
    listSearchableFields: ["name", "email", "username"],
    hideAPIURL: true,
    pagination: { defaultLimit: 50 },
  },
  access: { create: never, read: isStaff, update: never, delete: isAdmin },
  defaultSort: "-createdAt",
  disableDuplicate: true,
  lockDocuments: false,
  hooks: { beforeDelete: [endMembership] },
  fields: [
    shownText("name", "Name", { required: true }),
    shownText("email", "Email", { required: true }),
    shownText("username", "Username", { unique: true }),
    shownMoment("verifiedAt", "Address confirmed"),
    shownMoment("lastLogInAt", "Last log-in"),
    // The address in small letters: there is one account for each.
    secret("emailKey", { unique: true, required: true }),
    secret("passwordHash", { required: true }),
    // Name in the private store; also tells browsers that there is a new one.
    secret("pictureKey", { unique: true }),
    {
      name: "profile",
      type: "group",
      admin: { components: { Field: "/admin/profile.tsx#Profile" } },
      fields: profileStepNames.map((name) => ({
        name,
        type: "json" as const,
        access: { create: never, update: never },
        admin: { disableListColumn: true, disableListFilter: true },
      })),
    },
  ],
};

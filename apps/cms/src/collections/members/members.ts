import { profileStepNames } from "@kdl/schemas/members/members";
import type { CollectionConfig } from "payload";
import { accessTo, hiddenUnlessReadable, never } from "../../access/staff.ts";
import { forgetWithLastRow } from "../../people/forget-person.ts";
import { rememberPerson } from "../../people/know-person.ts";
import { endMembership } from "../../members/end-membership.ts";
import { secret, shownMoment, shownText } from "./member-fields.ts";

/**
 * People with an account on the site. Not one of Payload's collections with log-in: members only come
 * through the contract, and have no rights in Payload's own API. Staff read, admins delete.
 */
export const members: CollectionConfig = {
  slug: "members",
  labels: { singular: "Member", plural: "Members" },
  admin: {
    hidden: hiddenUnlessReadable("members"),
    group: "Members",
    useAsTitle: "name",
    description: "People with an account on the site. Their addresses are confirmed.",
    defaultColumns: ["name", "email", "username", "createdAt", "lastLogInAt"],
    listSearchableFields: ["name", "email", "username"],
    hideAPIURL: true,
    pagination: { defaultLimit: 50 },
  },
  access: accessTo("members"),
  defaultSort: "-createdAt",
  disableDuplicate: true,
  lockDocuments: false,
  hooks: {
    afterChange: [rememberPerson("members")],
    beforeDelete: [endMembership],
    afterDelete: [forgetWithLastRow],
  },
  fields: [
    shownText("name", "Name", { required: true }),
    shownText("email", "Email", { required: true }),
    shownText("username", "Username", { unique: true }),
    shownMoment("verifiedAt", "Address confirmed"),
    shownMoment("lastLogInAt", "Last log-in"),
    // The address in lower case, unique.
    secret("emailKey", { unique: true, required: true }),
    secret("passwordHash", { required: true }),
    // Name in the private store; a new one also invalidates browser caches.
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

import type { CollectionConfig, Config, FieldAccess, FieldHook } from "payload";
import type { User } from "../payload-types.ts";
import { roleLabels, roles } from "../access/permissions.ts";
import { allow, allowOwn, isAllowed, never } from "../access/staff.ts";
import { resetOutsideTransaction } from "../hooks/reset-outside-transaction.ts";
import { endSessionsOnRoles } from "../staff/end-sessions-on-roles.ts";
import { keepAnAdmin, keepAnAdminOnDelete } from "../staff/keep-an-admin.ts";
import { limitedEndpoints } from "../staff/limited-endpoints.ts";
import { refuseWeakPassword, refuseWeakReset } from "../staff/refuse-weak-password.ts";
import { rememberDevice } from "../staff/staff-device.ts";
import { resetPasswordHtml, resetPasswordSubject } from "../mail/reset-password.ts";

const EIGHT_HOURS_S = 8 * 60 * 60;

const mayChangeRoles: FieldAccess = ({ req }) => isAllowed(req, "change-roles", "accounts");

const formerRole: FieldHook<User> = ({ data, originalDoc }) =>
  (data?.roles ?? originalDoc?.roles)?.includes("admin") ? "admin" : "editor";

/** Staff who may log in to the admin. Members of the site have a separate collection. */
export const users: CollectionConfig = {
  slug: "users",
  labels: { singular: "Staff account", plural: "Staff accounts" },
  auth: {
    tokenExpiration: EIGHT_HOURS_S,
    // Payload's own limit would let strangers lock staff out.
    maxLoginAttempts: 0,
    cookies: { sameSite: "Lax" },
    forgotPassword: {
      // Payload would drop the second of two mails within 15 s, even if a killed process didn't finish
      // sending the first. Too frequent requests are refused before they are queued
      // (`src/staff/try-limits.ts`). Not 0, which would remove a column that the previous version of the
      // CMS reads.
      minRequestInterval: 1,
      generateEmailSubject: resetPasswordSubject,
      generateEmailHTML: resetPasswordHtml,
    },
  },
  admin: {
    group: "Administration",
    useAsTitle: "name",
    defaultColumns: ["name", "email", "roles"],
    description: "Everyone who may log in here. Their roles decide what they see and do.",
  },
  access: {
    admin: ({ req }) => req.user !== null,
    create: allow("create", "accounts"),
    read: allowOwn("read"),
    update: allowOwn("update"),
    delete: allow("delete", "accounts"),
    unlock: allow("update", "accounts"),
  },
  hooks: {
    beforeOperation: [resetOutsideTransaction, refuseWeakReset],
    beforeValidate: [refuseWeakPassword],
    beforeChange: [keepAnAdmin, endSessionsOnRoles],
    beforeDelete: [keepAnAdminOnDelete],
    afterLogin: [rememberDevice],
  },
  endpoints: limitedEndpoints,
  fields: [
    { name: "name", type: "text", required: true, maxLength: 100 },
    {
      name: "roles",
      type: "select",
      hasMany: true,
      required: true,
      options: roles.map((value) => ({ value, label: roleLabels[value] })),
      access: { create: mayChangeRoles, update: mayChangeRoles },
      admin: {
        description:
          "Editors change content. Coordinators handle applications, messages and members. Mentors see the applications that are assigned to them, without contact details. Admins do everything, and manage accounts.",
      },
    },
    {
      // For the previous version of the CMS, which still reads it during an update. It is derived from the
      // roles, and will be removed in the next release.
      name: "role",
      type: "select",
      required: true,
      defaultValue: "editor",
      options: ["editor", "admin"],
      access: { create: never, update: never },
      hooks: {
        beforeChange: [formerRole],
      },
      admin: { hidden: true },
    },
  ],
};

type TypeSchema = NonNullable<NonNullable<Config["typescript"]>["schema"]>[number];

/** Makes the former role optional in the types, as no caller sets it. */
export const withoutFormerRole: TypeSchema = ({ jsonSchema }) => {
  const account = jsonSchema.definitions?.["users"];
  if (!Array.isArray(account?.required)) return jsonSchema;
  const required = account.required.filter((name) => name !== "role");
  const definitions = { ...jsonSchema.definitions, users: { ...account, required } };
  return { ...jsonSchema, definitions };
};

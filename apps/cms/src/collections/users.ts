import type { CollectionConfig } from "payload";
import { isAdmin, isAdminField, isAdminOrSelf, isStaff } from "../access/staff.ts";
import { resetOutsideTransaction } from "../hooks/reset-outside-transaction.ts";
import { endSessionsOnRole } from "../staff/end-sessions-on-role.ts";
import { limitedEndpoints } from "../staff/limited-endpoints.ts";
import { refuseWeakPassword, refuseWeakReset } from "../staff/refuse-weak-password.ts";
import { rememberDevice } from "../staff/staff-device.ts";
import { resetPasswordHtml, resetPasswordSubject } from "../mail/reset-password.ts";

const EIGHT_HOURS_S = 8 * 60 * 60;

/** Staff who may log in to the admin. Members of the site get accounts of their own kind. */
export const users: CollectionConfig = {
  slug: "users",
  labels: { singular: "Staff account", plural: "Staff accounts" },
  auth: {
    tokenExpiration: EIGHT_HOURS_S,
    // Payload's own limit would let strangers lock staff out.
    maxLoginAttempts: 0,
    cookies: { sameSite: "Lax" },
    forgotPassword: {
      // Payload would drop the second of two within 15 s, so also a mail that a dead process had begun to
      // send. What is asked for too often is refused before it is queued (`src/staff/try-limits.ts`). Not 0,
      // which would remove a column that a CMS of the version before reads.
      minRequestInterval: 1,
      generateEmailSubject: resetPasswordSubject,
      generateEmailHTML: resetPasswordHtml,
    },
  },
  admin: {
    group: "Administration",
    useAsTitle: "name",
    defaultColumns: ["name", "email", "role"],
    description: "People who may log in here. Editors change content; admins also manage accounts.",
  },
  access: {
    admin: ({ req }) => req.user !== null,
    create: isAdmin,
    read: isAdminOrSelf,
    update: isAdminOrSelf,
    delete: isAdmin,
    unlock: isAdmin,
    readVersions: isStaff,
  },
  hooks: {
    beforeOperation: [resetOutsideTransaction, refuseWeakReset],
    beforeValidate: [refuseWeakPassword],
    beforeChange: [endSessionsOnRole],
    afterLogin: [rememberDevice],
  },
  endpoints: limitedEndpoints,
  fields: [
    { name: "name", type: "text", required: true, maxLength: 100 },
    {
      name: "role",
      type: "select",
      required: true,
      defaultValue: "editor",
      options: [
        { label: "Editor", value: "editor" },
        { label: "Admin", value: "admin" },
      ],
      // The role travels in the session token, so that access checks need no second query.
      saveToJWT: true,
      access: { create: isAdminField, update: isAdminField },
      admin: { description: "Editors change content. Admins also add and remove staff accounts." },
    },
  ],
};

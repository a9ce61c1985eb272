import type { CollectionConfig } from "payload";
import { isAdmin, isAdminField, isAdminOrSelf, isStaff } from "../access/staff.ts";
import { resetOutsideTransaction } from "../hooks/reset-outside-transaction.ts";
import { endSessionsOnRole } from "../staff/end-sessions-on-role.ts";
import { limitedEndpoints } from "../staff/limited-endpoints.ts";
import { refuseWeakPassword, refuseWeakReset } from "../staff/refuse-weak-password.ts";
import { rememberDevice } from "../staff/staff-device.ts";
import { resetPasswordHtml, resetPasswordSubject } from "../mail/reset-password.ts";

const EIGHT_HOURS_S = 8 * 60 * 60;

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
      // Payload would drop the second of two mails within 15 s, even one that a killed process had not
      // finished sending. Too frequent requests are refused before they are queued
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
      // The session token contains the role, so that access checks need no query.
      saveToJWT: true,
      access: { create: isAdminField, update: isAdminField },
      admin: { description: "Editors change content. Admins also add and remove staff accounts." },
    },
  ],
};

import type { FieldHook, TextField } from "payload";
import { never, readsField, signatureOf, staffOf } from "../access/staff.ts";

/** Of what nobody in particular did, such as shipped content. */
const AUTOMATIC = "The CMS";

const signs =
  (part: "id" | "name", automatic: string | null): FieldHook =>
  ({ req }) => {
    const user = staffOf(req);
    return user ? signatureOf(user)[part] : automatic;
  };

/**
 * Who saved a document, and with it each of its versions. Texts instead of a relationship: editors can't
 * read accounts, and the name has to outlive the account.
 */
export const editedByFields: TextField[] = [
  {
    name: "editedBy",
    type: "text",
    label: "Last saved by",
    access: { create: never, update: never },
    hooks: { beforeChange: [signs("name", AUTOMATIC)] },
    admin: {
      position: "sidebar",
      readOnly: true,
      // Empty for what was last saved before names were stored.
      condition: ({ editedBy }) => Boolean(editedBy),
    },
  },
  {
    // Accounts may change their own name: an admin can still find out whose it was.
    name: "editedById",
    type: "text",
    access: { create: never, update: never, read: readsField("accounts", "id") },
    hooks: { beforeChange: [signs("id", null)] },
    admin: { hidden: true },
  },
];

/** Payload's own list of versions names nobody. */
export const versionsView = { Component: "/admin/versions/versions-view.tsx#VersionsView" };

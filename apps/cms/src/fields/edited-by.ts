import type { FieldHook, TextField } from "payload";
import { never, readsField, signatureOf, staffOf } from "../access/staff.ts";

/** Of what nobody in particular did, such as shipped content. */
const AUTOMATIC = "The CMS";

const signId: FieldHook = ({ req }) => staffOf(req)?.id ?? null;

const signName: FieldHook = ({ context, req }) => {
  const user = staffOf(req);
  if (!user) return AUTOMATIC;
  const { name } = signatureOf(user);
  return context["scheduled"] ? `${name} (scheduled)` : name;
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
    hooks: { beforeChange: [signName] },
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
    hooks: { beforeChange: [signId] },
    admin: { hidden: true },
  },
];

/** Payload's own list of versions names nobody. */
export const versionsView = { Component: "/admin/versions/versions-view.tsx#VersionsView" };

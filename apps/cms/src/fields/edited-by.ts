import type { FieldHook, TextField } from "payload";
import { never, readsField, signatureOf, staffOf } from "../access/staff.ts";

/** The name for saves without an account, such as shipped content. */
const AUTOMATIC = "The CMS";

const signId: FieldHook = ({ req }) => staffOf(req)?.id ?? null;

const signName: FieldHook = ({ context, req }) => {
  const user = staffOf(req);
  if (!user) return AUTOMATIC;
  const { name } = signatureOf(user);
  return context["scheduled"] ? `${name} (scheduled)` : name;
};

/**
 * The account that saved a document, and so each of its versions. Text fields instead of a relationship, as
 * editors can't read accounts and the name has to outlive the account.
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
      // Empty for documents last saved before names were stored.
      condition: ({ editedBy }) => Boolean(editedBy),
    },
  },
  {
    // Accounts can change their own name; with the id, an admin can still identify the account.
    name: "editedById",
    type: "text",
    access: { create: never, update: never, read: readsField("accounts", "id") },
    hooks: { beforeChange: [signId] },
    admin: { hidden: true },
  },
];

/** Replaces Payload's list of versions, which doesn't name the account that saved each. */
export const versionsView = { Component: "/admin/versions/versions-view.tsx#VersionsView" };

import type { CollectionConfig } from "payload";
import { accessTo, hiddenUnlessReadable } from "../access/staff.ts";
import { accessKinds } from "../access/record-access.ts";

/** Who opened which application, resume or export, and when. Nobody can change it; kept for a year. */
export const accessLog: CollectionConfig = {
  slug: "access-log",
  labels: { singular: "Access", plural: "Access log" },
  admin: {
    hidden: hiddenUnlessReadable("access-log"),
    group: "Administration",
    description: "Who opened an application, a resume or an export. Entries are kept for a year.",
    useAsTitle: "document",
    defaultColumns: ["at", "staffName", "kind", "collection", "document"],
    listSearchableFields: ["staffName", "document"],
    hideAPIURL: true,
    pagination: { defaultLimit: 50 },
  },
  access: accessTo("access-log"),
  defaultSort: "-at",
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  fields: [
    {
      name: "at",
      type: "date",
      label: "When",
      required: true,
      index: true,
      admin: { readOnly: true, date: { pickerAppearance: "dayAndTime" } },
    },
    {
      name: "kind",
      type: "select",
      label: "What",
      required: true,
      options: [...accessKinds],
      admin: { readOnly: true },
    },
    // The account's id and name at that time: accounts can be deleted.
    { name: "staff", type: "text", required: true, index: true, admin: { hidden: true } },
    {
      name: "staffName",
      type: "text",
      label: "Who",
      required: true,
      index: true,
      admin: { readOnly: true },
    },
    { name: "collection", type: "text", required: true, admin: { readOnly: true } },
    {
      name: "document",
      type: "text",
      label: "Submission, or list of an export",
      required: true,
      index: true,
      admin: { readOnly: true },
    },
  ],
};

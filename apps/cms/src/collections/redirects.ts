import type { CollectionConfig } from "payload";
import { accessTo, hiddenUnlessReadable } from "../access/staff.ts";
import { fromPathField, toPathField } from "../fields/redirect-paths.ts";
import { announceCollectionChange } from "../hooks/announce.ts";
import { leadToTheEnd, shortenOthers } from "../hooks/shorten-redirects.ts";

const hooks = announceCollectionChange(["redirects"]);

/** Where pages are now that had another address. Some are made by staff, most by the CMS. */
export const redirects: CollectionConfig = {
  slug: "redirects",
  labels: { singular: "Redirect", plural: "Redirects" },
  admin: {
    hidden: hiddenUnlessReadable("content"),
    group: "Content",
    description:
      "Old addresses that lead to new ones. When you change the address of something published, its redirect is made for you; if a page gets an old address, its redirect is deleted.",
    useAsTitle: "fromPath",
    defaultColumns: ["fromPath", "toPath", "note", "updatedAt"],
    listSearchableFields: ["fromPath", "toPath"],
    hideAPIURL: true,
    pagination: { defaultLimit: 50 },
  },
  access: accessTo("content"),
  disableDuplicate: true,
  defaultSort: "fromPath",
  hooks: {
    beforeChange: [leadToTheEnd],
    afterChange: [shortenOthers, ...hooks.afterChange],
    afterDelete: hooks.afterDelete,
  },
  fields: [
    fromPathField,
    toPathField,
    { name: "note", type: "text", maxLength: 300, admin: { description: "For staff. Optional." } },
  ],
};

import type { CollectionConfig, Field } from "payload";
import { recordOpening } from "../access/record-opening.ts";
import { accessTo, hiddenUnlessReadable } from "../access/staff.ts";
import { shownMoment, shownText } from "./members/member-fields.ts";

/** What staff have said about this person and others, from one side. */
const linksBy = (name: string, label: string, on: "person" | "other"): Field => ({
  name,
  type: "join",
  collection: "person-links",
  on,
  label,
  defaultLimit: 50,
  admin: {
    allowCreate: on === "person",
    defaultColumns: on === "person" ? ["kind", "other", "note"] : ["person", "kind", "note"],
    disableListColumn: true,
  },
});

const inSidebar = (field: object): Field => {
  const { admin, ...rest } = field as { admin: object };
  return { ...rest, admin: { ...admin, position: "sidebar" } } as Field;
};

/**
 * Addresses from which something came, with all of it on one page. `src/people` keeps these rows; the id in
 * the admin's URLs says nothing about the person.
 */
export const people: CollectionConfig = {
  slug: "people",
  labels: { singular: "Person", plural: "People" },
  admin: {
    hidden: hiddenUnlessReadable("people"),
    group: "Submissions",
    useAsTitle: "names",
    description:
      "Everything that came from one email address, on one page. Several people can share an address.",
    defaultColumns: ["names", "email", "lastAt"],
    listSearchableFields: ["names", "email"],
    hideAPIURL: true,
    pagination: { defaultLimit: 50 },
  },
  access: accessTo("people"),
  defaultSort: "-lastAt",
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  hooks: { afterOperation: [recordOpening("people", "id")] },
  fields: [
    {
      name: "timeline",
      type: "ui",
      admin: {
        disableListColumn: true,
        components: { Field: "/admin/people/person-timeline.tsx#PersonTimeline" },
      },
    },
    linksBy("links", "Belongs to", "person"),
    linksBy("linksFromOthers", "Others say", "other"),
    inSidebar({ ...shownText("names", "Names", { required: true }), index: true }),
    inSidebar(shownText("email", "Email", { required: true, unique: true })),
    inSidebar({ ...shownMoment("lastAt", "Latest"), index: true }),
  ],
};

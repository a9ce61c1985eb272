import type { CollectionBeforeChangeHook, CollectionConfig, Where } from "payload";
import { refuseChange } from "../access/refuse-change.ts";
import { accessTo, hiddenUnlessReadable, staffOf } from "../access/staff.ts";

/** How the first person is related to the other. */
const kinds = [
  { value: "same-person", label: "is the same person as" },
  { value: "guardian", label: "is a parent or guardian of" },
  { value: "shares-address", label: "shares an address with" },
] as const;

interface Link {
  id: string;
  person: string;
  other: string;
  kind: string;
  statedBy?: string;
}

/** A guardian's link has a direction. The others say the same from both sides, so one is enough. */
const refusePointless: CollectionBeforeChangeHook<Link> = async ({ data, originalDoc, req }) => {
  const { person, other, kind } = { ...originalDoc, ...data } as Link;
  if (person === other) throw refuseChange("Please choose another person.", 400);
  const sides = [
    { person: { equals: person }, other: { equals: other } },
    { person: { equals: other }, other: { equals: person } },
  ];
  const [same, turned] = sides.map((side) => ({ and: [side, { kind: { equals: kind } }] }));
  const where = kind === "guardian" ? same : { or: [same, turned] };
  const found = await req.payload.db.findOne<{ id: string }>({
    collection: "person-links",
    where: where as Where,
    req,
  });
  if (found && found.id !== originalDoc?.id) throw refuseChange("This link is there already.", 400);
  return { ...data, statedBy: staffOf(req)?.name ?? originalDoc?.statedBy ?? "" };
};

/** What staff say about two people. Deleting a link undoes it: nothing is merged. */
export const personLinks: CollectionConfig = {
  slug: "person-links",
  labels: { singular: "Link between people", plural: "Links between people" },
  admin: {
    hidden: hiddenUnlessReadable("person-links"),
    // Not in the navigation: shown on the page of each person.
    group: false,
    useAsTitle: "kind",
    hideAPIURL: true,
  },
  access: accessTo("person-links"),
  disableDuplicate: true,
  lockDocuments: false,
  indexes: [{ fields: ["person", "other", "kind"], unique: true }],
  hooks: { beforeChange: [refusePointless] },
  fields: [
    { name: "person", type: "relationship", relationTo: "people", required: true, index: true },
    {
      name: "kind",
      type: "select",
      required: true,
      defaultValue: kinds[0].value,
      options: [...kinds],
    },
    {
      name: "other",
      type: "relationship",
      relationTo: "people",
      required: true,
      index: true,
      admin: { allowCreate: false },
    },
    { name: "note", type: "text", maxLength: 300 },
    { name: "statedBy", type: "text", label: "Stated by", admin: { readOnly: true } },
  ],
};

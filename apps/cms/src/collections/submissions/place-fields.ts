import { placeLabels, places } from "@kdl/schemas/registrations/places";
import type { Field } from "payload";
import { never } from "../../access/staff.ts";
import { asText, readOnly } from "./answer-fields.ts";

const dateOf = (name: string, label: string, isShown: boolean): Field => ({
  name,
  type: "date",
  label,
  access: readOnly.access,
  admin: {
    readOnly: true,
    position: "sidebar",
    date: { pickerAppearance: "dayAndTime" },
    condition: (data) => isShown && Boolean(data[name]),
    components: asText,
  },
});

const hiddenText = (name: string): Field => ({
  name,
  type: "text",
  unique: true,
  index: true,
  hidden: true,
  access: { create: never, update: never },
});

/**
 * Where a registration stands. Only `src/submissions/places` writes these fields: forms and Payload's API
 * can't, so that every change is legal, logged and mailed.
 */
export const placeFields: Field[] = [
  {
    name: "place",
    type: "select",
    index: true,
    options: places.map((value) => ({ value, label: placeLabels[value] })),
    access: readOnly.access,
    admin: {
      readOnly: true,
      position: "sidebar",
      condition: (data) => Boolean(data["place"]),
      components: asText,
    },
  },
  { ...dateOf("queuedAt", "In the queue since", false), index: true } as Field,
  dateOf("offerEndsAt", "Offered until", true),
  dateOf("seatedAt", "Seated", false),
  dateOf("cancelledAt", "Cancelled", true),
  // Event and address: an address registers once.
  hiddenText("placeKey"),
  // Of the private link's token.
  hiddenText("linkDigest"),
];

export const placeFieldNames = placeFields.flatMap((field) =>
  "name" in field ? [field.name] : [],
);

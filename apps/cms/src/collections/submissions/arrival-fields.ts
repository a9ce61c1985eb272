import { submissionFlags } from "@kdl/schemas/contract/submissions";
import type { Field } from "payload";
import { asText, readOnly } from "./answer-fields.ts";

const flagLabels: Record<(typeof submissionFlags)[number], string> = {
  honeypot: "A field that people don't see was filled in",
  "too-fast": "Sent within three seconds",
  "no-timestamp": "Sent without opening the form, or many times from one page",
  links: "Full of links",
};

/** When it arrived, and what it is called. */
export const arrival: Field[] = [
  {
    name: "reference",
    type: "text",
    required: true,
    unique: true,
    index: true,
    access: readOnly.access,
    admin: { readOnly: true, position: "sidebar", components: asText },
  },
  {
    name: "receivedAt",
    type: "date",
    label: "Received",
    required: true,
    index: true,
    access: readOnly.access,
    admin: {
      readOnly: true,
      position: "sidebar",
      date: { pickerAppearance: "dayAndTime" },
      components: asText,
    },
  },
];

/** For those who look for a fault or for spam. */
export const technical: Field[] = [
  {
    name: "flag",
    type: "select",
    label: "Looks like spam",
    options: submissionFlags.map((value) => ({ value, label: flagLabels[value] })),
    access: readOnly.access,
    admin: {
      readOnly: true,
      position: "sidebar",
      condition: (data) => Boolean(data["flag"]),
      components: asText,
    },
  },
  {
    name: "requestId",
    type: "text",
    label: "Name in the logs",
    access: readOnly.access,
    admin: {
      readOnly: true,
      position: "sidebar",
      condition: (data) => Boolean(data["requestId"]),
      components: asText,
    },
  },
];

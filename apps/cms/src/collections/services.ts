import { contentCollection } from "./content-collection.ts";
import { buttonFields } from "../fields/button.ts";
import { imageField } from "../fields/image.ts";
import { keyFactsField } from "../fields/key-facts.ts";
import { richTextField } from "../rich-text/rich-text-field.ts";
import { shortDescriptionField } from "../fields/short-description.ts";
import { slugField } from "../fields/slug.ts";

export const services = contentCollection({
  slug: "services",
  singular: "Service",
  plural: "Services",
  group: "Content",
  description: "What the organisation offers. The first three of this list stand on the home page.",
  title: "title",
  columns: ["title", "slug"],
  // Questions are grouped by the title of their service.
  resources: ["services", "allfaq"],
  previewPath: (slug) => `/services/${slug}`,
  entries: "services",
  fields: [
    { name: "title", type: "text", required: true, maxLength: 120 },
    slugField({ from: "title", prefix: "/services/" }),
    imageField({ name: "image", location: "services" }),
    shortDescriptionField("on the service's card and in its banner"),
    keyFactsField,
    ...buttonFields("Below the title. Empty: the service's form, or the contact form."),
    ...richTextField({
      name: "description",
      editor: "page",
      description: "The text of the service's own page.",
    }),
    {
      name: "howItWorks",
      type: "array",
      label: "How it works",
      labels: { singular: "Step", plural: "Steps" },
      maxRows: 12,
      admin: { description: "Steps in their order, from the first contact to the last day." },
      fields: [
        { name: "title", type: "text", required: true, maxLength: 120 },
        { name: "description", type: "textarea", maxLength: 500 },
      ],
    },
  ],
});

import { contentCollection } from "./content-collection.ts";
import { richTextField } from "../rich-text/rich-text-field.ts";

export const faqs = contentCollection({
  slug: "faqs",
  singular: "Question",
  plural: "FAQs",
  group: "Content",
  description: "Questions at the foot of a service's page, in this order.",
  title: "question",
  columns: ["question", "service"],
  resources: ["allfaq"],
  previewPath: () => "/services",
  groupBy: true,
  fields: [
    { name: "question", type: "text", required: true, maxLength: 250 },
    {
      name: "service",
      type: "relationship",
      relationTo: "services",
      required: true,
      admin: { description: "The service whose page shows the question." },
    },
    ...richTextField({ name: "answer", required: true }),
  ],
});

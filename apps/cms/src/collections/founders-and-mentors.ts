import { contentCollection } from "./content-collection.ts";
import { imageField } from "../fields/image.ts";
import { richTextField } from "../rich-text/rich-text-field.ts";
import { slugField } from "../fields/slug.ts";

export const mentors = contentCollection({
  slug: "mentors",
  singular: "Mentor",
  plural: "Mentors",
  group: "People",
  description: "Everyone on the mentors' page, in its order.",
  title: "name",
  columns: ["name", "slug"],
  resources: ["mentors"],
  previewPath: (slug) => `/our-mentors/${slug}`,
  entries: "mentors",
  fields: [
    { name: "name", type: "text", required: true, maxLength: 120 },
    slugField({ from: "name", prefix: "/our-mentors/" }),
    imageField({ name: "image", label: "Portrait", location: "team" }),
    ...richTextField({
      name: "description",
      description: "Who they are and what they help with. The card shows the beginning.",
    }),
  ],
});

export const founders = contentCollection({
  slug: "founders",
  singular: "Founder",
  plural: "Founders",
  group: "People",
  description: "Shown below the mentors and on the founders' page.",
  title: "name",
  columns: ["name"],
  resources: ["mentors"],
  previewPath: () => "/founder",
  fields: [
    { name: "name", type: "text", required: true, maxLength: 120 },
    imageField({ name: "image", label: "Portrait", location: "team" }),
    ...richTextField({ name: "description", description: "Their story, in a few paragraphs." }),
  ],
});

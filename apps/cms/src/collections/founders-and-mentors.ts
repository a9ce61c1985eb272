import { MENTOR_LINE_MAX } from "@kdl/schemas/content/mentors";
import type { TextField } from "payload";
import { contentCollection } from "./content-collection.ts";
import { imageField } from "../fields/image.ts";
import { richTextField } from "../rich-text/rich-text-field.ts";
import { slugField } from "../fields/slug.ts";

/** On the card and on the mentor's page. */
const line = (name: string, example: string): TextField => ({
  name,
  type: "text",
  maxLength: MENTOR_LINE_MAX,
  admin: { description: example },
});

export const mentors = contentCollection({
  slug: "mentors",
  singular: "Mentor",
  plural: "Mentors",
  group: "People",
  description: "Everyone on the mentors' page, in its order.",
  title: "name",
  columns: ["name", "role", "field", "slug"],
  resources: ["mentors"],
  previewPath: (slug) => `/our-mentors/${slug}`,
  entries: "mentors",
  fields: [
    { name: "name", type: "text", required: true, maxLength: 120 },
    slugField({ from: "name", prefix: "/our-mentors/" }),
    line("role", "For example: Product designer"),
    line("field", "What they know. For example: Design, user research"),
    imageField({ name: "image", label: "Portrait", location: "team" }),
    ...richTextField({
      name: "description",
      description: "Who they are and what they help with. The card shows the first sentences.",
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

import { contentCollection } from "./content-collection.ts";
import { imageField } from "../fields/image.ts";
import { richTextField } from "../rich-text/rich-text-field.ts";
import { shortDescriptionField } from "../fields/short-description.ts";
import { slugField } from "../fields/slug.ts";

export const clubs = contentCollection({
  slug: "clubs",
  singular: "Club",
  plural: "Clubs",
  group: "Content",
  description: "Groups that students can apply to join.",
  title: "title",
  columns: ["title", "slug"],
  resources: ["clubs"],
  previewPath: (slug) => `/clubs/${slug}`,
  entries: "clubs",
  fields: [
    { name: "title", type: "text", required: true, maxLength: 120 },
    slugField({ from: "title", prefix: "/clubs/" }),
    imageField({ name: "image", location: "clubs" }),
    shortDescriptionField("on the club's card and in its banner"),
    {
      name: "isUavClub",
      type: "checkbox",
      label: "UAV club",
      defaultValue: false,
      admin: { description: "The registration form asks about experience with UAVs." },
    },
    ...richTextField({
      name: "description",
      editor: "page",
      description: "The text of the club's own page.",
    }),
  ],
});

import { contentCollection } from "./content-collection.ts";
import { imageField } from "../fields/image.ts";
import { httpsRule } from "../fields/link.ts";
import { richTextField } from "../rich-text/rich-text-field.ts";

const nameField = { name: "name", type: "text", required: true, maxLength: 120 } as const;

/** The carousel of the home page. */
export const homeTestimonials = contentCollection({
  slug: "home-testimonials",
  singular: "Testimonial of the home page",
  plural: "Home page carousel",
  group: "Testimonials",
  description: "Testimonials in the home page's carousel, in order. A video opens in a player.",
  title: "name",
  columns: ["name", "videoUrl"],
  resources: ["testimonials"],
  previewPath: () => "/",
  fields: [
    nameField,
    imageField({ name: "image", label: "Portrait", location: "testimonials" }),
    ...richTextField({ name: "description", label: "What they say" }),
    {
      name: "videoUrl",
      type: "text",
      label: "Video",
      ...httpsRule,
      admin: { description: "A YouTube address, such as https://youtu.be/… Optional." },
    },
  ],
});

/** The testimonials' own page. */
export const testimonials = contentCollection({
  slug: "testimonials",
  singular: "Testimonial",
  plural: "Testimonials page",
  group: "Testimonials",
  description: "Cards of the testimonials' page, in its order.",
  title: "name",
  columns: ["name", "company", "rating"],
  resources: ["testimonialspage"],
  previewPath: () => "/testimonialspage",
  fields: [
    nameField,
    {
      type: "row",
      fields: [
        {
          name: "designation",
          type: "text",
          maxLength: 120,
          admin: { width: "50%", description: "What they do, such as 'Data Analyst'." },
        },
        {
          name: "company",
          type: "text",
          maxLength: 120,
          admin: { width: "50%", description: "Where they work or study." },
        },
      ],
    },
    {
      name: "rating",
      type: "number",
      required: true,
      defaultValue: 5,
      min: 0,
      max: 5,
      admin: { step: 1, description: "Stars, from 0 to 5." },
    },
    ...richTextField({ name: "description", label: "What they say", required: true }),
  ],
});

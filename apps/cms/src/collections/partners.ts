import { contentCollection } from "./content-collection.ts";
import { imageField } from "../fields/image.ts";
import { httpsRule } from "../fields/link.ts";

export const partners = contentCollection({
  slug: "partners",
  singular: "Partner",
  plural: "Partners",
  group: "People",
  description: "Organisations that work with us: on the home page and on a page of their own.",
  title: "name",
  columns: ["name", "url"],
  resources: ["partners"],
  previewPath: () => "/partners",
  fields: [
    { name: "name", type: "text", required: true, maxLength: 120 },
    imageField({
      name: "logo",
      location: "logos",
      description: "Shown on white in both themes. Without one, the site shows the name.",
    }),
    { name: "url", type: "text", label: "Website", required: true, ...httpsRule },
  ],
});

import { reservedSlugs } from "@kdl/schemas/pages/reserved-slugs";
import { contentCollection } from "./content-collection.ts";
import { validateParent } from "./validate-parent.ts";
import { buttonFields } from "../fields/button.ts";
import { imageField } from "../fields/image.ts";
import { richTextField } from "../rich-text/rich-text-field.ts";
import { seoFields } from "../fields/seo.ts";
import { shortDescriptionField } from "../fields/short-description.ts";
import { slugField } from "../fields/slug.ts";

export const pages = contentCollection({
  slug: "pages",
  singular: "Page",
  plural: "Pages",
  group: "Content",
  description:
    "Pages of the site's menu, to any depth. Their order here is their order in the menu; drag to change it.",
  title: "title",
  columns: ["title", "parent", "slug"],
  resources: ["cms"],
  previewPath: (slug) => `/${slug}`,
  entries: "cms",
  fields: [
    { name: "title", type: "text", required: true, maxLength: 120 },
    slugField({ from: "title", prefix: "/", reserved: reservedSlugs }),
    {
      name: "parent",
      type: "relationship",
      relationTo: "pages",
      label: "Parent page",
      filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
      validate: validateParent,
      admin: {
        position: "sidebar",
        description: "The page in whose menu this one stands. Empty: at the top of the menu.",
      },
    },
    {
      type: "tabs",
      tabs: [
        {
          label: "Content",
          fields: [
            shortDescriptionField("above the text of the page"),
            ...richTextField({ name: "content", editor: "page" }),
          ],
        },
        {
          label: "Banner",
          fields: [
            imageField({ name: "bannerImage", label: "Banner picture", location: "inner-pages" }),
            {
              name: "bannerTitle",
              type: "text",
              maxLength: 120,
              admin: { description: "Leave empty to use the page's title." },
            },
            {
              name: "bannerTagline",
              type: "text",
              maxLength: 200,
              admin: { description: "A short line under the banner's title. Optional." },
            },
            ...buttonFields("Below the banner's title, such as “Apply for an internship”."),
          ],
        },
        { label: "Search engines", fields: seoFields },
      ],
    },
  ],
});

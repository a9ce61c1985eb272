import type { Field } from "payload";
import { contentGlobal } from "./content-global.ts";
import { homeEvidenceTabs } from "./home-evidence.ts";
import { imageField } from "../fields/image.ts";
import { linkRule } from "../fields/link.ts";
import { richTextField } from "../rich-text/rich-text-field.ts";

const titleField: Field = { name: "title", type: "text", maxLength: 120 };

const linkField = (description: string): Field => ({
  name: "buttonUrl",
  type: "text",
  label: "Button leads to",
  ...linkRule,
  admin: { description },
});

export const home = contentGlobal({
  slug: "home",
  label: "Home page",
  group: "Home",
  description:
    "Slides and texts of the home page. Services, events, clubs and testimonials on it come from their own lists.",
  resources: ["slider", "homepageblocks"],
  previewPath: "/",
  fields: [
    {
      type: "tabs",
      tabs: [
        {
          label: "Slides",
          fields: [
            {
              name: "slides",
              type: "array",
              labels: { singular: "Slide", plural: "Slides" },
              maxRows: 10,
              admin: {
                description:
                  "Pictures at the top of the page, in this order. Three to five are enough.",
              },
              fields: [
                imageField({ name: "image", location: "slider" }),
                {
                  name: "title",
                  type: "text",
                  maxLength: 120,
                  admin: { description: "Shown on the picture." },
                },
              ],
            },
          ],
        },
        {
          name: "welcome",
          label: "Welcome",
          fields: [
            imageField({ name: "image", location: "site" }),
            {
              name: "tagline",
              type: "text",
              maxLength: 120,
              admin: { description: "The small line above the title." },
            },
            titleField,
            ...richTextField({ name: "description" }),
            {
              name: "buttonText",
              type: "text",
              maxLength: 60,
              admin: {
                description: "The button shows only when both its text and its address are given.",
              },
            },
            linkField("A path of the site or an https address. It opens in a new tab."),
          ],
        },
        {
          label: "Vision & mission",
          fields: [
            {
              name: "vision",
              type: "group",
              fields: [titleField, ...richTextField({ name: "description" })],
            },
            {
              name: "mission",
              type: "group",
              fields: [titleField, ...richTextField({ name: "description" })],
            },
          ],
        },
        {
          name: "whyHow",
          label: "Why & how",
          fields: [
            titleField,
            ...richTextField({ name: "description" }),
            imageField({ name: "image", location: "site" }),
            linkField("Where Read More leads. Empty: no button."),
          ],
        },
        ...homeEvidenceTabs,
      ],
    },
  ],
});

import { socialNetworks } from "@kdl/schemas/content/settings";
import type { Field } from "payload";
import { contentGlobal } from "./content-global.ts";
import { imageField } from "../fields/image.ts";
import { httpsRule, linkRule } from "../fields/link.ts";
import { richTextField } from "../rich-text/rich-text-field.ts";
import { validatePhone, validateThemeVariable } from "./validate-settings.ts";

const group = "Settings";

/** Name, theme and logo. */
export const appearance = contentGlobal({
  slug: "appearance",
  label: "Name & appearance",
  group,
  description: "What the site is called and how it looks.",
  resources: ["themesettings", "templatesettings"],
  previewPath: "/",
  fields: [
    {
      name: "siteName",
      type: "text",
      required: true,
      maxLength: 80,
      admin: {
        description: "The name of the organisation, in the browser's tab and in search results.",
      },
    },
    imageField({ name: "logo", location: "logos", description: "In the header, 100 pixels high." }),
    {
      name: "darkTheme",
      type: "checkbox",
      label: "Dark theme",
      admin: {
        description:
          "Shows the whole site on a dark background, to everyone. Otherwise it follows each visitor's device, and visitors can choose.",
      },
    },
    {
      name: "lightTheme",
      type: "checkbox",
      label: "Light theme",
      admin: {
        condition: (data) => data?.["darkTheme"] !== true,
        description: "Shows the whole site on a light background, to everyone.",
      },
    },
    {
      name: "memberAreaUrl",
      type: "text",
      label: "Member area",
      ...linkRule,
      admin: {
        description:
          "Page that members see after logging in: a path of the site or an https address.",
      },
    },
    {
      name: "variables",
      type: "array",
      label: "Theme variables",
      labels: { singular: "Variable", plural: "Variables" },
      maxRows: 50,
      admin: {
        description:
          "For designers. primary-color, secondary-color and accent-color colour the whole site in both themes; card-radius rounds its boxes. Every other name becomes a CSS variable, --site-…. Values can be colours, lengths, numbers or plain words.",
      },
      fields: [
        {
          type: "row",
          fields: [
            { name: "slug", label: "Name", type: "text", required: true, admin: { width: "50%" } },
            {
              name: "value",
              type: "text",
              required: true,
              validate: validateThemeVariable,
              admin: { width: "50%" },
            },
          ],
        },
      ],
    },
  ],
});

const networkLabels = {
  linkedin: "LinkedIn",
  youtube: "YouTube",
  facebook: "Facebook",
  instagram: "Instagram",
  tripadvisor: "Tripadvisor",
} as const;

/** Accounts in social networks. */
export const social = contentGlobal({
  slug: "social",
  label: "Social networks",
  group,
  description: "Addresses of the organisation's accounts. Empty ones have no icon in the footer.",
  resources: ["social"],
  previewPath: "/",
  fields: socialNetworks.map((network): Field => ({
    name: network,
    type: "text",
    label: networkLabels[network],
    ...httpsRule,
  })),
});

/** How to reach the organisation. */
export const contact = contentGlobal({
  slug: "contact",
  label: "Contact",
  group,
  description: "Shown on the contact page and in the footer. Empty fields are left out.",
  resources: ["contact"],
  previewPath: "/contact",
  fields: [
    {
      name: "address",
      type: "textarea",
      maxLength: 300,
      admin: { rows: 3, description: "Postal address. It links to a map." },
    },
    {
      name: "phone",
      type: "text",
      validate: validatePhone,
      admin: { description: "Digits, spaces and a leading +. It links to a call." },
    },
    { name: "email", type: "email", label: "Email" },
  ],
});

/** The footer of every page. */
export const footer = contentGlobal({
  slug: "footer",
  label: "Footer",
  group,
  description: "The foot of every page.",
  resources: ["footer"],
  previewPath: "/",
  fields: [
    {
      name: "text",
      type: "textarea",
      maxLength: 400,
      admin: { rows: 3, description: "A sentence about the organisation, under the logo." },
    },
    imageField({ name: "logo", location: "logos" }),
    ...richTextField({
      name: "links",
      label: "Quick links",
      description: "A bulleted list of links.",
    }),
    ...richTextField({
      name: "copyright",
      label: "Copyright",
      description: "Empty: 'All Rights Reserved.'",
    }),
  ],
});

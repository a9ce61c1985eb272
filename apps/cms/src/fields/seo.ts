import type { Field } from "payload";

/** What search engines and link previews show. */
export const seoFields: Field[] = [
  {
    name: "seoTitle",
    type: "text",
    maxLength: 70,
    label: "Title for search engines",
    admin: { description: "Leave empty to use the page's title. About 60 characters are shown." },
  },
  {
    name: "seoDescription",
    type: "textarea",
    maxLength: 300,
    label: "Description for search engines",
    admin: {
      description:
        "One or two sentences, up to about 160 characters. Empty: the short description.",
    },
  },
  {
    name: "seoKeywords",
    type: "text",
    maxLength: 300,
    label: "Keywords",
    admin: { description: "Words separated by commas. Optional." },
  },
];

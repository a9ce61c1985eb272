/** What proves that the organisation is real. Whatever is empty isn't shown. */
import { MAX_FIGURES, MAX_PHOTOGRAPHS } from "@kdl/schemas/content/home";
import type { Field, Tab } from "payload";
import { imageField } from "../fields/image.ts";
import { richTextField } from "../rich-text/rich-text-field.ts";
import { homeTextsTab } from "./home-texts.ts";

const titled = (name: string, label: string, title: string, description: string): Field => ({
  name,
  type: "group",
  label,
  admin: { description },
  fields: [
    { name: "title", type: "text", maxLength: 120, admin: { placeholder: title } },
    ...richTextField({ name: "description" }),
  ],
});

export const homeEvidenceTabs: Tab[] = [
  {
    label: "Evidence",
    description: "Say only what is true and can be shown. Whatever is empty isn't on the page.",
    fields: [
      {
        name: "outcomes",
        type: "array",
        label: "Outcomes",
        labels: { singular: "Figure", plural: "Figures" },
        maxRows: MAX_FIGURES,
        admin: {
          description:
            "Such as students mentored, internships finished, start-ups and patents. Three or four are enough.",
        },
        fields: [
          {
            type: "row",
            fields: [
              {
                name: "value",
                type: "text",
                label: "Figure",
                required: true,
                maxLength: 20,
                admin: { width: "30%" },
              },
              {
                name: "label",
                type: "text",
                label: "What it counts",
                required: true,
                maxLength: 60,
                admin: { width: "70%" },
              },
            ],
          },
        ],
      },
      {
        name: "outcomesNote",
        type: "text",
        label: "Note below the figures",
        maxLength: 200,
        admin: { description: "As of when, or where the report is." },
      },
      titled(
        "registration",
        "Registration and tax exemption",
        "Registered and accountable",
        "Under which number the organisation is registered, and its 80G and 12A details for donors.",
      ),
      titled(
        "safeguarding",
        "Safeguarding",
        "Safe for everybody",
        "How students, above all minors, are protected, and whom to tell if something is wrong.",
      ),
      titled(
        "replies",
        "Who answers",
        "Who answers you",
        "Who reads messages, and how soon people can expect an answer.",
      ),
    ],
  },
  {
    label: "Photographs",
    description:
      "Real moments with real people, who agreed to be shown. Without any, the part isn't on the page.",
    fields: [
      {
        name: "photographs",
        type: "array",
        labels: { singular: "Photograph", plural: "Photographs" },
        maxRows: MAX_PHOTOGRAPHS,
        admin: { description: "Three or six look best." },
        fields: [
          { ...imageField({ name: "image", location: "site" }), required: true },
          {
            name: "caption",
            type: "text",
            required: true,
            maxLength: 200,
            admin: { description: "Who, what, where and when." },
          },
        ],
      },
    ],
  },
  homeTextsTab,
];

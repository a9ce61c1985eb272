import type { Field } from "payload";
import { httpsRule } from "./link.ts";

const THANKS_MAX = 1_000;

/** What people who came to an event are sent afterwards, if its organisers want that. */
export const thanksFields: Field = {
  type: "collapsible",
  label: "After the event",
  admin: {
    initCollapsed: true,
    description:
      "For the mail of thanks to people who came. You send it on the tab Participants; nothing is sent by itself.",
  },
  fields: [
    {
      name: "feedbackLink",
      type: "text",
      label: "Address of the feedback form",
      maxLength: 500,
      ...httpsRule,
    },
    {
      name: "thanksText",
      type: "textarea",
      label: "Your words",
      maxLength: THANKS_MAX,
      admin: { description: "Instead of the shipped text. Blank lines separate paragraphs." },
    },
  ],
};

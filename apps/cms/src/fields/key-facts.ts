import { KEY_FACT_MAX, keyFactLabels } from "@kdl/schemas/content/key-facts";
import type { GroupField, TextField } from "payload";

const fact = (name: string, label: string, example: string): TextField => ({
  name,
  type: "text",
  label,
  maxLength: KEY_FACT_MAX,
  admin: { description: example },
});

/** What a student asks first. Empty facts aren't shown. */
export const keyFactsField: GroupField = {
  name: "keyFacts",
  type: "group",
  label: "Key facts",
  admin: {
    description:
      "What students ask first, beside the title of the page and in the search. Leave out what doesn't apply.",
  },
  fields: [
    fact("duration", keyFactLabels.duration, "For example: Twelve weeks"),
    fact("cost", keyFactLabels.cost, "Say whether it is paid. For example: No fee and no stipend"),
    fact("hours", keyFactLabels.hours, "For example: About ten hours"),
    fact("eligibility", keyFactLabels.eligibility, "For example: Students of any year and branch"),
    fact("nextStart", keyFactLabels.next_start, "For example: When a cohort is full"),
  ],
};

import { shippedNextSteps } from "@kdl/schemas/applications/stage-texts";
import type { Field, GlobalConfig } from "payload";
import { allow, hiddenUnlessReadable } from "../access/staff.ts";

const step = (name: string, label: string, shipped: { text: string; days: number }): Field => ({
  name,
  label,
  type: "group",
  fields: [
    {
      name: "text",
      type: "textarea",
      label: "What happens next",
      required: true,
      maxLength: 500,
      defaultValue: shipped.text,
    },
    {
      name: "days",
      type: "number",
      label: "Days until the answer",
      required: true,
      min: 1,
      max: 120,
      defaultValue: shipped.days,
      admin: { description: "Applicants see the date, counted from the day they applied." },
    },
  ],
});

/** The next step after applying, for each form. */
export const nextSteps: GlobalConfig = {
  slug: "next-steps",
  label: "What happens next",
  admin: {
    hidden: hiddenUnlessReadable("form-settings"),
    group: "Submissions",
    hideAPIURL: true,
    description:
      "What applicants read after applying: on the page that follows the form, in the confirmation and on their status page. Nothing here should sound like an acceptance.",
  },
  access: { read: allow("read", "form-settings"), update: allow("update", "form-settings") },
  fields: [
    step("internship", "Internship applications", shippedNextSteps.internship),
    step("volunteer", "Volunteer registrations", shippedNextSteps.volunteer),
    step("clubRegistration", "Club registrations", shippedNextSteps["club-registration"]),
  ],
};

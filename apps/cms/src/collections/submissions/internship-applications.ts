import type { Field } from "payload";
import { setCohortKeys } from "../../submissions/cohort-keys.ts";
import { asText, readOnly } from "./answer-fields.ts";
import { submissionCollection } from "./submission-collection.ts";

/** Allows one application per email address and phone number in a cohort. Empty in quarantine. */
const uniqueKey = (name: string): Field => ({
  name,
  type: "text",
  unique: true,
  index: true,
  hidden: true,
});

export const internshipApplications = submissionCollection({
  form: "internship",
  singular: "Internship application",
  plural: "Internship applications",
  description: "Each email address and phone number can apply once per cohort.",
  title: "name",
  columns: ["name", "collegeName", "branch", "passingYear", "interestedToLearn"],
  hooks: { beforeChange: [setCohortKeys] },
  more: [
    {
      name: "cohort",
      type: "text",
      required: true,
      index: true,
      access: readOnly.access,
      admin: { readOnly: true, position: "sidebar", components: asText },
    },
    uniqueKey("emailKey"),
    uniqueKey("phoneKey"),
  ],
});

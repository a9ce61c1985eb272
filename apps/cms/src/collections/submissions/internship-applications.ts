import {
  genders,
  hobbies,
  internshipInterests,
  oneZero,
  skills,
  yesNo,
} from "@kdl/schemas/forms/form-choices";
import type { Field } from "payload";
import { removeResume } from "../../resumes/remove-with-row.ts";
import { setCohortKeys } from "../../submissions/cohort-keys.ts";
import { answerFields, asText, readOnly } from "./answer-fields.ts";
import { resumeField } from "./resume-field.ts";
import { submissionCollection } from "./submission-collection.ts";

/** Decides that there is one application for each address and number in a cohort. Empty in quarantine. */
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
  columns: ["name", "email", "interestedToLearn", "cohort"],
  hooks: { beforeChange: [setCohortKeys], afterDelete: [removeResume] },
  fields: [
    ...answerFields("internship", {
      name: "line",
      email: "line",
      mobile: "line",
      available_timings: { choices: yesNo },
      reason_for_unavailability: "text",
      age: "number",
      gender: { choices: genders },
      are_you_a_vizag_volunteer: { choices: oneZero },
      passed_out_year: "number",
      college_name: "line",
      branch: "line",
      intrested_to_learn: { choices: internshipInterests },
      previous_experience: { choices: yesNo },
      address: "text",
      hobbies: { choices: hobbies, many: true },
      skills: { choices: skills, many: true },
      acknowledgement: "tick",
    }),
    resumeField("internship"),
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

import { oneZero, yesNo } from "@kdl/schemas/forms/form-choices";
import { removeResume } from "../../resumes/remove-with-row.ts";
import { answerFields } from "./answer-fields.ts";
import { resumeField } from "./resume-field.ts";
import { submissionCollection } from "./submission-collection.ts";

export const volunteerRegistrations = submissionCollection({
  form: "volunteer",
  singular: "Volunteer registration",
  plural: "Volunteer registrations",
  description: "People who want to help.",
  title: "email",
  columns: ["firstName", "lastName", "email", "available"],
  hooks: { afterDelete: [removeResume] },
  fields: [
    ...answerFields("volunteer", {
      first_name: "line",
      last_name: "line",
      email: "line",
      phone: "line",
      highest_qualification: "line",
      year_of_graduation: "number",
      college_name: "line",
      member_of_kdl: { choices: oneZero },
      available: { choices: yesNo },
      linkedin_url: "line",
    }),
    resumeField("volunteer"),
  ],
});

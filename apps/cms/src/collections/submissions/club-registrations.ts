import {
  clubExperience,
  clubGenders,
  educationLevels,
  experienceLevels,
} from "@kdl/schemas/forms/form-choices";
import { answerFields } from "./answer-fields.ts";
import { submissionCollection } from "./submission-collection.ts";

export const clubRegistrations = submissionCollection({
  form: "club-registration",
  singular: "Club registration",
  plural: "Club registrations",
  description: "People who want to join a club.",
  title: "name",
  columns: ["name", "email", "experienceLevel"],
  fields: answerFields("club-registration", {
    full_name: "line",
    date_of_birth: "line",
    gender: { choices: clubGenders },
    email: "line",
    phone_no: "line",
    address: "text",
    education_details: { choices: educationLevels },
    college_name: "line",
    field_of_study: "line",
    company_name: "line",
    role: "line",
    experience: { choices: clubExperience },
    level_of_experience: { choices: experienceLevels },
    interest: "text",
    achieveFromClub: "text",
    specialRequirements: "text",
    declaration: "tick",
  }),
});

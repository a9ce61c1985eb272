import type { ApplicationForm } from "@kdl/schemas/applications/stages";
import type { Field } from "payload";

interface AnswerGroup {
  label: string;
  /** Names of fields, in the order in which they are read. */
  names: readonly string[];
}

/** What belongs together when an application is read. */
const groups: Readonly<Record<ApplicationForm, readonly AnswerGroup[]>> = {
  internship: [
    { label: "Contact", names: ["name", "email", "phone", "address", "linkedinUrl"] },
    { label: "Studies", names: ["collegeName", "branch", "passingYear"] },
    {
      label: "Interests and skills",
      names: ["interestedToLearn", "skills", "previousExperience", "hobbies"],
    },
    {
      label: "Availability",
      names: ["availableForInterview", "unavailabilityReason", "vizagVolunteer"],
    },
  ],
  volunteer: [
    { label: "Contact", names: ["firstName", "lastName", "email", "phone", "linkedinUrl"] },
    { label: "Studies", names: ["collegeName", "highestQualification", "graduationYear"] },
  ],
  "club-registration": [
    { label: "Contact", names: ["name", "email", "phone", "address"] },
    {
      label: "Studies and work",
      names: ["education", "collegeName", "fieldOfStudy", "companyName", "role"],
    },
    {
      label: "Interests",
      names: ["experienced", "experienceLevel", "interest", "hopes", "specialRequirements"],
    },
  ],
};

const nameOf = (field: Field) => ("name" in field ? field.name : "");

/** The answers of a form in groups; those that are in none follow in a last one. */
export function groupAnswers(form: ApplicationForm, answers: readonly Field[]): Field[] {
  const grouped = groups[form].map(({ label, names }) => ({
    label,
    fields: names.flatMap((name) => answers.filter((answer) => nameOf(answer) === name)),
  }));
  const named = new Set(groups[form].flatMap(({ names }) => names));
  const others = answers.filter((answer) => !named.has(nameOf(answer)));
  return [...grouped, { label: "Other answers", fields: others }]
    .filter(({ fields }) => fields.length > 0)
    .map(({ label, fields }) => ({ type: "group", label, fields }));
}

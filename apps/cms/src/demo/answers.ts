import type { ApplicationForm } from "@kdl/schemas/applications/stages";
import { experienceLevels, internshipInterests, skills } from "@kdl/schemas/forms/form-choices";
import type { DemoPerson } from "./people.ts";

const valueAt = (choices: readonly { value: string }[], index: number): string =>
  choices[index % choices.length]!.value;

/** What a person answers, by the names on the wire. */
export function demoAnswers(
  form: ApplicationForm,
  person: DemoPerson,
  index: number,
  year: number,
): Record<string, unknown> {
  const { firstName, lastName, email, phone, college, branch } = person;
  const name = `${firstName} ${lastName}`;
  if (form === "internship") {
    return {
      name,
      email,
      mobile: phone,
      available_timings: "yes",
      age: String(19 + (index % 5)),
      gender: index % 2 ? "male" : "female",
      are_you_a_vizag_volunteer: index % 3 ? "0" : "1",
      passed_out_year: String(year - (index % 3)),
      college_name: college,
      branch,
      intrested_to_learn: valueAt(internshipInterests, index),
      previous_experience: index % 4 ? "no" : "yes",
      address: "MVP Colony\nVisakhapatnam",
      skills: [valueAt(skills, index), valueAt(skills, index + 2)],
      acknowledgement: "1",
    };
  }
  if (form === "volunteer") {
    return {
      first_name: firstName,
      last_name: lastName,
      email,
      phone,
      college_name: college,
      year_of_graduation: String(year - (index % 4)),
      available: index % 3 ? "yes" : "no",
    };
  }
  return {
    full_name: name,
    email,
    phone_no: phone,
    date_of_birth: `${year - 20}-0${1 + (index % 9)}-14`,
    level_of_experience: valueAt(experienceLevels, index),
    declaration: true,
  };
}

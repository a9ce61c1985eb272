/** Filled-in forms, for tests. */
import { checkForm, type FormName } from "@kdl/schemas/forms/form";
import { forms } from "@kdl/schemas/forms/forms";
import type { Submission } from "../submissions/submission.ts";

const answers: Record<FormName, Record<string, unknown>> = {
  contact: {
    name: "Asha Rao",
    email: "asha@example.org",
    phone: "9876543210",
    message: "Do you have a lab in Vizag?",
  },
  "event-registration": {
    first_name: "Asha",
    last_name: "Rao",
    email: "asha@example.org",
    mobile: "9876543210",
    occupation: "Student",
    attending: "1",
    gender: "female",
  },
  internship: {
    name: "Asha Rao",
    email: "asha@example.org",
    mobile: "9876543210",
    available_timings: "no",
    reason_for_unavailability: "Exams until May",
    age: "21",
    gender: "female",
    are_you_a_vizag_volunteer: "1",
    passed_out_year: String(new Date().getFullYear()),
    college_name: "Andhra University",
    branch: "Computer Science",
    intrested_to_learn: "Web Development",
    previous_experience: "no",
    address: "MVP Colony\nVisakhapatnam",
    linkedin_url: "https://www.linkedin.com/in/asha-rao",
    hobbies: ["Reading", "Music"],
    skills: ["Python"],
    acknowledgement: "1",
  },
  volunteer: {
    first_name: "Asha",
    last_name: "Rao",
    email: "asha@example.org",
    phone: "9876543210",
    year_of_graduation: "2020",
    available: "yes",
  },
  "club-registration": {
    club: "UAV Club",
    full_name: "Asha Rao",
    date_of_birth: "2004-02-29",
    email: "asha@example.org",
    phone_no: "9876543210",
    declaration: true,
  },
};

/** Answers as a person gives them, by their names on the wire. */
export const sampleAnswers = (form: FormName, more: object = {}): Record<string, unknown> => ({
  ...answers[form],
  ...more,
});

/** A checked submission without a file. */
export function sampleSubmission(
  name: FormName,
  more: object = {},
  rest: Partial<Submission> = {},
): Submission {
  const form = forms[name];
  const receivedAt = new Date();
  const check = checkForm(form, sampleAnswers(name, more), { now: receivedAt });
  if (!check.ok) throw new Error(check.message);
  const none = { resume: null, key: null, flag: null, requestId: null };
  return { form, values: check.values, receivedAt, ...none, ...rest };
}

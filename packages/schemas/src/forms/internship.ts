import { linkedinUrl } from "./address-rules.ts";
import { genders, hobbies, internshipInterests, oneZero, skills, yesNo } from "./form-choices.ts";
import { AGE_MAX, passingYears } from "./form-limits.ts";
import { fieldMessage } from "./form-messages.ts";
import { defineForm } from "./form.ts";
import { acknowledged, choice, choiceList, email, phone, text } from "./form-rules.ts";
import { wholeNumber } from "./number-rules.ts";

const labels = {
  name: "Name",
  email: "Email",
  mobile: "Mobile",
  available_timings: "Available Timings",
  reason_for_unavailability: "Reason",
  age: "Age",
  gender: "Gender",
  are_you_a_vizag_volunteer: "Vizag Volunteer",
  passed_out_year: "Year of Passing",
  college_name: "College Name",
  branch: "Branch",
  intrested_to_learn: "Interested to Learn",
  previous_experience: "Previous Experience",
  address: "Address",
  linkedin_url: "LinkedIn URL",
  hobbies: "Hobbies",
  skills: "Skills",
  acknowledgement: "Acknowledgement",
};

const years = (now: Date) =>
  passingYears(now).map((year) => ({ value: String(year), label: String(year) }));

/** `POST /api/submit-internship-form` (specification, sections 3 and 5). */
export const internshipForm = defineForm({
  name: "internship",
  path: "/api/submit-internship-form",
  labels,
  // "Internship, checked in this order, stopping at the first missing one."
  order: [
    "name",
    "email",
    "mobile",
    "acknowledgement",
    "available_timings",
    "intrested_to_learn",
    "branch",
    "college_name",
    "gender",
    "age",
    "resume",
  ],
  sections: [
    {
      name: "about",
      title: "About you",
      fields: ["name", "email", "mobile", "age", "gender", "address"],
    },
    {
      name: "studies",
      title: "Studies and skills",
      fields: [
        "college_name",
        "branch",
        "passed_out_year",
        "previous_experience",
        "skills",
        "hobbies",
      ],
    },
    {
      name: "internship",
      title: "Your internship",
      fields: [
        "intrested_to_learn",
        "available_timings",
        "reason_for_unavailability",
        "are_you_a_vizag_volunteer",
        "linkedin_url",
      ],
    },
    { name: "review", title: "Review and send", fields: ["acknowledgement", "resume"] },
  ],
  file: { name: "resume", label: "Resume", required: true, types: ["pdf", "doc", "docx"] },
  rules: (now) => ({
    name: text({ label: labels.name, required: true }),
    email: email(labels.email),
    mobile: phone(labels.mobile),
    available_timings: choice({ label: labels.available_timings, choices: yesNo, required: true }),
    reason_for_unavailability: text({ label: labels.reason_for_unavailability, max: 500 }),
    age: wholeNumber({
      label: labels.age,
      min: 0,
      max: AGE_MAX,
      message: fieldMessage.age,
      required: true,
    }),
    gender: choice({ label: labels.gender, choices: genders, required: true }),
    are_you_a_vizag_volunteer: choice({
      label: labels.are_you_a_vizag_volunteer,
      choices: oneZero,
    }),
    passed_out_year: choice({ label: labels.passed_out_year, choices: years(now), numeric: true }),
    college_name: text({ label: labels.college_name, required: true }),
    branch: text({ label: labels.branch, required: true }),
    intrested_to_learn: choice({
      label: labels.intrested_to_learn,
      choices: internshipInterests,
      required: true,
    }),
    previous_experience: choice({ label: labels.previous_experience, choices: yesNo }),
    address: text({ label: labels.address, multiline: true, max: 500 }),
    linkedin_url: linkedinUrl(labels.linkedin_url),
    hobbies: choiceList({ label: labels.hobbies, choices: hobbies }),
    skills: choiceList({ label: labels.skills, choices: skills }),
    acknowledgement: acknowledged(labels.acknowledgement),
  }),
  // The field shows only when the answer is no; what was typed before doesn't count.
  settle: (values) =>
    values.available_timings === "no" ? values : { ...values, reason_for_unavailability: "" },
});

/** The five steps of a member's profile (specification, sections 2, 5 and 9). */
import { linkedinUrl, webAddress } from "../forms/address-rules.ts";
import { countries } from "../forms/countries.ts";
import {
  durations,
  genders,
  hobbies,
  internshipInterests,
  oneZero,
  skills,
  yesNo,
} from "../forms/form-choices.ts";
import {
  CGPA_MAX,
  GRADUATION_YEAR_MIN,
  GRADUATION_YEARS_AHEAD,
  latestYear,
} from "../forms/form-limits.ts";
import { fieldMessage } from "../forms/form-messages.ts";
import { choice, choiceList, phone, text } from "../forms/form-rules.ts";
import { defineForm, type Form, type FormValues } from "../forms/form.ts";
import { memberCall } from "./member-calls.ts";
import type { ProfileStepName } from "./members.ts";
import { decimal, pastDate, wholeNumber } from "../forms/number-rules.ts";
import { bloodGroups, HOME_COUNTRY, indianStates } from "./profile-choices.ts";
import { profileLabels } from "./profile-labels.ts";

const states = new Set(indianStates.map(({ value }) => value));

const { personal, educational, skills: skillsLabels, additional, internship } = profileLabels;

export const personalForm = defineForm({
  name: "profile-personal",
  path: memberCall.profile("personal"),
  labels: personal,
  rules: (now) => ({
    name: text({ label: personal.name, required: true }),
    phone: phone(personal.phone, false),
    date_of_birth: pastDate(personal.date_of_birth, now),
    gender: choice({ label: personal.gender, choices: genders }),
    blood_group: choice({ label: personal.blood_group, choices: bloodGroups }),
    country: choice({ label: personal.country, choices: countries }),
    state: text({ label: personal.state }),
    city: text({ label: personal.city }),
    address: text({ label: personal.address, multiline: true, max: 500 }),
  }),
  // A list for India, free text elsewhere.
  conflicts: ({ country, state }) =>
    country === HOME_COUNTRY && state !== "" && !states.has(state)
      ? { state: fieldMessage.unknownChoice(personal.state) }
      : {},
});

export const educationalForm = defineForm({
  name: "profile-educational",
  path: memberCall.profile("educational"),
  labels: educational,
  rules: (now) => {
    const latest = latestYear(now) + GRADUATION_YEARS_AHEAD;
    const label = educational.year_of_graduation;
    return {
      highest_qualification: text({ label: educational.highest_qualification }),
      college_name: text({ label: educational.college_name }),
      branch: text({ label: educational.branch }),
      year_of_graduation: wholeNumber({
        label,
        min: GRADUATION_YEAR_MIN,
        max: latest,
        message: fieldMessage.year(label, GRADUATION_YEAR_MIN, latest),
      }),
      cgpa: decimal({
        label: educational.cgpa,
        min: 0,
        max: CGPA_MAX,
        places: 2,
        message: fieldMessage.cgpa,
      }),
      school_name: text({ label: educational.school_name }),
    };
  },
});

export const skillsForm = defineForm({
  name: "profile-skills",
  path: memberCall.profile("skills"),
  labels: skillsLabels,
  rules: () => ({
    skills: choiceList({ label: skillsLabels.skills, choices: skills }),
    other_skills: text({ label: skillsLabels.other_skills, max: 500 }),
    previous_experience: choice({ label: skillsLabels.previous_experience, choices: yesNo }),
    experience: text({ label: skillsLabels.experience, multiline: true, max: 2000 }),
    linkedin_url: linkedinUrl(skillsLabels.linkedin_url),
    portfolio_url: webAddress(skillsLabels.portfolio_url),
  }),
});

export const additionalForm = defineForm({
  name: "profile-additional",
  path: memberCall.profile("additional"),
  labels: additional,
  rules: () => ({
    hobbies: choiceList({ label: additional.hobbies, choices: hobbies }),
    languages: text({ label: additional.languages }),
    are_you_a_vizag_volunteer: choice({
      label: additional.are_you_a_vizag_volunteer,
      choices: oneZero,
    }),
    about: text({ label: additional.about, multiline: true, max: 1000 }),
    emergency_name: text({ label: additional.emergency_name }),
    emergency_phone: phone(additional.emergency_phone, false),
  }),
});

export const internshipDetailsForm = defineForm({
  name: "profile-internship",
  path: memberCall.profile("internship"),
  labels: internship,
  rules: () => ({
    intrested_to_learn: choice({
      label: internship.intrested_to_learn,
      choices: internshipInterests,
    }),
    duration: choice({ label: internship.duration, choices: durations }),
    available_timings: choice({ label: internship.available_timings, choices: yesNo }),
    expectations: text({ label: internship.expectations, multiline: true, max: 1000 }),
  }),
});

/** The form of a step. */
export type ProfileForm = Form<FormValues, `profile-${ProfileStepName}`>;

/** The steps in their order. */
export const profileForms: Readonly<Record<ProfileStepName, ProfileForm>> = {
  personal: personalForm,
  educational: educationalForm,
  skills: skillsForm,
  additional: additionalForm,
  internship: internshipDetailsForm,
};

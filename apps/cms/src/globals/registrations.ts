import { type ApplicationForm, applicationForms } from "@kdl/schemas/applications/stages";
import type { Field, GlobalConfig, TextFieldSingleValidation } from "payload";
import { allow, hiddenUnlessReadable } from "../access/staff.ts";
import { answerDaysFields, DEFAULT_ANSWER_DAYS } from "../applications/answer-by.ts";

const validateCohort: TextFieldSingleValidation = (value) =>
  /^[\p{L}\p{N}](?:[\p{L}\p{N} ._-]{0,38}[\p{L}\p{N}])?$/u.test(value ?? "")
    ? true
    : "Letters, digits, blanks, dots and dashes, 40 at most.";

const answerDaysLabels: Record<ApplicationForm, string> = {
  internship: "Days to answer an offer: internships",
  volunteer: "Days to answer an offer: volunteers",
  "club-registration": "Days to answer an offer: clubs",
};

/** Settings of the forms. */
export const registrations: GlobalConfig = {
  slug: "registrations",
  label: "Registration rules",
  admin: {
    hidden: hiddenUnlessReadable("form-settings"),
    group: "Submissions",
    hideAPIURL: true,
    description: "Rules for what people send.",
  },
  access: { read: allow("read", "form-settings"), update: allow("update", "form-settings") },
  fields: [
    {
      name: "internshipCohort",
      type: "text",
      label: "Internship cohort",
      required: true,
      defaultValue: "1",
      validate: validateCohort,
      admin: {
        description:
          "New applications belong to it. Within a cohort each email address and phone number can apply once; with a new name everybody can apply again.",
      },
    },
    ...applicationForms.map((form): Field => ({
      name: answerDaysFields[form],
      type: "number",
      label: answerDaysLabels[form],
      required: true,
      defaultValue: DEFAULT_ANSWER_DAYS,
      min: 1,
      max: 90,
      validate: (value: unknown) =>
        Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 90
          ? true
          : "A whole number from 1 to 90.",
    })),
  ],
};

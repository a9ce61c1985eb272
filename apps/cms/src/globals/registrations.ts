import type { GlobalConfig, TextFieldSingleValidation } from "payload";
import { isStaff } from "../access/staff.ts";

const validateCohort: TextFieldSingleValidation = (value) =>
  /^[\p{L}\p{N}](?:[\p{L}\p{N} ._-]{0,38}[\p{L}\p{N}])?$/u.test(value ?? "")
    ? true
    : "Letters, digits, blanks, dots and dashes, 40 at most.";

/** Settings of the forms. */
export const registrations: GlobalConfig = {
  slug: "registrations",
  label: "Registration rules",
  admin: {
    group: "Submissions",
    hideAPIURL: true,
    description: "Rules for what people send.",
  },
  access: { read: isStaff, update: isStaff },
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
  ],
};

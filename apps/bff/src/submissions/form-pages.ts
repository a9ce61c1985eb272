import type { FormName } from "@kdl/schemas/form";

/** Where a visitor goes after a form was accepted. */
export const successPages: Readonly<Record<FormName, string>> = {
  contact: "/thank-you",
  "event-registration": "/event-registration-success",
  internship: "/registration-success",
  volunteer: "/registration-success",
  "club-registration": "/registration-success",
};

import { email } from "../forms/form-rules.ts";
import { defineForm } from "../forms/form.ts";
import { applicationCall } from "./application.ts";

/** Asks for the links to one's applications by email. */
export const applicationLinksForm = defineForm({
  name: "application-links",
  path: applicationCall.sendLinks,
  labels: { email: "Email" },
  rules: () => ({ email: email("Email") }),
});

import { email } from "../forms/form-rules.ts";
import { defineForm } from "../forms/form.ts";
import { applicationCall } from "./application.ts";

/** Requests an email with links to the sender's applications. */
export const applicationLinksForm = defineForm({
  name: "application-links",
  path: applicationCall.sendLinks,
  labels: { email: "Email" },
  rules: () => ({ email: email("Email") }),
});

import { CONTACT_NAME_MAX } from "./form-limits.ts";
import { defineForm } from "./form.ts";
import { email, phone, text } from "./form-rules.ts";

const labels = { name: "Name", email: "Email", phone: "Phone", message: "Message" };

/** `POST /send-email` (specification, sections 3 and 5). */
export const contactForm = defineForm({
  name: "contact",
  path: "/send-email",
  labels,
  rules: () => ({
    name: text({ label: labels.name, required: true, max: CONTACT_NAME_MAX }),
    email: email(labels.email),
    phone: phone(labels.phone),
    message: text({ label: labels.message, required: true, multiline: true }),
  }),
});

/** All forms by name. Pages import the one that they show instead. */
import { clubRegistrationForm } from "./club-registration.ts";
import { contactForm } from "./contact-form.ts";
import { eventRegistrationForm } from "./event-registration.ts";
import type { Form, FormName } from "./form.ts";
import { internshipForm } from "./internship.ts";
import { volunteerForm } from "./volunteer.ts";

export const forms: Readonly<Record<FormName, Form>> = {
  contact: contactForm,
  "event-registration": eventRegistrationForm,
  internship: internshipForm,
  volunteer: volunteerForm,
  "club-registration": clubRegistrationForm,
};

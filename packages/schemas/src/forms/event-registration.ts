import { genders, oneZero } from "./form-choices.ts";
import { defineForm } from "./form.ts";
import { choice, email, phone, text } from "./form-rules.ts";

const labels = {
  first_name: "First Name",
  last_name: "Last Name",
  email: "Email",
  mobile: "Phone Number",
  occupation: "Occupation",
  attending: "Attending",
  gender: "Gender",
  event_id: "Event",
};

/**
 * `POST /api/submit-event-registration` (specification, sections 3 and 5). A visitor who doesn't say whether
 * they attend does: that is what registering means.
 */
export const eventRegistrationForm = defineForm({
  name: "event-registration",
  path: "/api/submit-event-registration",
  labels,
  rules: () => ({
    first_name: text({ label: labels.first_name, required: true }),
    last_name: text({ label: labels.last_name, required: true }),
    email: email(labels.email),
    mobile: phone(labels.mobile),
    occupation: text({ label: labels.occupation }),
    attending: choice({ label: labels.attending, choices: oneZero, fallback: "1" }),
    gender: choice({ label: labels.gender, choices: genders }),
    event_id: text({ label: labels.event_id, required: true }),
  }),
});

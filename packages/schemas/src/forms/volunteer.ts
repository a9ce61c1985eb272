import { oneZero, yesNo } from "./form-choices.ts";
import { GRADUATION_YEAR_MIN, GRADUATION_YEARS_AHEAD, latestYear } from "./form-limits.ts";
import { fieldMessage } from "./form-messages.ts";
import { defineForm } from "./form.ts";
import { linkedinUrl } from "./address-rules.ts";
import { choice, email, phone, text } from "./form-rules.ts";
import { wholeNumber } from "./number-rules.ts";

const labels = {
  first_name: "First Name",
  last_name: "Last Name",
  email: "Email",
  phone: "Phone",
  highest_qualification: "Qualification",
  year_of_graduation: "Year of Graduation",
  college_name: "College Name",
  member_of_kdl: "Member of our community",
  available: "Available",
  linkedin_url: "LinkedIn URL",
};

/** `POST /api/submit-training-form` (specification, sections 3 and 5). */
export const volunteerForm = defineForm({
  name: "volunteer",
  path: "/api/submit-training-form",
  labels,
  file: { name: "resume", label: "Resume", required: false, types: ["pdf"] },
  rules: (now) => {
    const latest = latestYear(now) + GRADUATION_YEARS_AHEAD;
    return {
      first_name: text({ label: labels.first_name, required: true }),
      last_name: text({ label: labels.last_name, required: true }),
      email: email(labels.email),
      phone: phone(labels.phone),
      highest_qualification: text({ label: labels.highest_qualification }),
      year_of_graduation: wholeNumber({
        label: labels.year_of_graduation,
        min: GRADUATION_YEAR_MIN,
        max: latest,
        message: fieldMessage.year(labels.year_of_graduation, GRADUATION_YEAR_MIN, latest),
      }),
      college_name: text({ label: labels.college_name }),
      member_of_kdl: choice({ label: labels.member_of_kdl, choices: oneZero }),
      available: choice({ label: labels.available, choices: yesNo }),
      linkedin_url: linkedinUrl(labels.linkedin_url),
    };
  },
});

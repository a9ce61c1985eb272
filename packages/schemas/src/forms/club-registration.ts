import { clubExperience, clubGenders, educationLevels, experienceLevels } from "./form-choices.ts";
import { defineForm } from "./form.ts";
import { choice, email, phone, text, ticked } from "./form-rules.ts";
import { pastDate } from "./number-rules.ts";

const labels = {
  club: "Club",
  full_name: "Full Name",
  date_of_birth: "Date of Birth",
  gender: "Gender",
  email: "Email",
  phone_no: "Phone",
  address: "Address",
  education_details: "Education",
  college_name: "College Name",
  field_of_study: "Field of Study",
  company_name: "Company",
  role: "Role",
  experience: "Experience",
  level_of_experience: "Level of experience",
  interest: "Interest",
  achieveFromClub: "What you want to achieve",
  specialRequirements: "Special requirements",
  declaration: "Declaration",
};

/** `POST /api/submit-club-registration`, an extension (specification, sections 3 and 5). */
export const clubRegistrationForm = defineForm({
  name: "club-registration",
  path: "/api/submit-club-registration",
  labels,
  order: ["full_name", "email", "phone_no"],
  rules: (now) => ({
    club: text({ label: labels.club }),
    full_name: text({ label: labels.full_name, required: true }),
    date_of_birth: pastDate(labels.date_of_birth, now),
    gender: choice({ label: labels.gender, choices: clubGenders }),
    email: email(labels.email),
    phone_no: phone(labels.phone_no),
    address: text({ label: labels.address, multiline: true, max: 500 }),
    education_details: choice({ label: labels.education_details, choices: educationLevels }),
    college_name: text({ label: labels.college_name }),
    field_of_study: text({ label: labels.field_of_study }),
    company_name: text({ label: labels.company_name }),
    role: text({ label: labels.role }),
    experience: choice({ label: labels.experience, choices: clubExperience }),
    level_of_experience: choice({ label: labels.level_of_experience, choices: experienceLevels }),
    interest: text({ label: labels.interest, multiline: true, max: 1000 }),
    achieveFromClub: text({ label: labels.achieveFromClub, multiline: true, max: 1000 }),
    specialRequirements: text({ label: labels.specialRequirements, multiline: true, max: 1000 }),
    declaration: ticked(labels.declaration),
  }),
});

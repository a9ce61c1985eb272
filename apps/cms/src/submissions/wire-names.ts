/**
 * What the wire calls an answer and what it is called here: the one place that knows both. The wire
 * has misspelt words and three ways to write a name (docs/upstream-contract.md).
 */
import type { FormName } from "@kdl/schemas/forms/form";

const contact = {
  name: "name",
  email: "email",
  phone: "phone",
  message: "message",
} as const;

const eventRegistration = {
  first_name: "firstName",
  last_name: "lastName",
  email: "email",
  mobile: "phone",
  occupation: "occupation",
  attending: "attending",
  gender: "gender",
  event_id: "event",
} as const;

const internship = {
  name: "name",
  email: "email",
  mobile: "phone",
  available_timings: "availableForInterview",
  reason_for_unavailability: "unavailabilityReason",
  age: "age",
  gender: "gender",
  are_you_a_vizag_volunteer: "vizagVolunteer",
  passed_out_year: "passingYear",
  college_name: "collegeName",
  branch: "branch",
  intrested_to_learn: "interestedToLearn",
  previous_experience: "previousExperience",
  address: "address",
  hobbies: "hobbies",
  skills: "skills",
  acknowledgement: "acknowledged",
} as const;

const volunteer = {
  first_name: "firstName",
  last_name: "lastName",
  email: "email",
  phone: "phone",
  highest_qualification: "highestQualification",
  year_of_graduation: "graduationYear",
  college_name: "collegeName",
  member_of_kdl: "communityMember",
  available: "available",
  linkedin_url: "linkedinUrl",
} as const;

const clubRegistration = {
  full_name: "name",
  date_of_birth: "dateOfBirth",
  gender: "gender",
  email: "email",
  phone_no: "phone",
  address: "address",
  education_details: "education",
  college_name: "collegeName",
  field_of_study: "fieldOfStudy",
  company_name: "companyName",
  role: "role",
  experience: "experienced",
  level_of_experience: "experienceLevel",
  interest: "interest",
  achieveFromClub: "hopes",
  specialRequirements: "specialRequirements",
  declaration: "declared",
} as const;

/** Name of each answer's field here, by form and name on the wire. */
export const wireNames = {
  contact,
  "event-registration": eventRegistration,
  internship,
  volunteer,
  "club-registration": clubRegistration,
} as const satisfies Record<FormName, Record<string, string>>;

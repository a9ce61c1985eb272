/** What each step of a profile asks for, in its order. No runtime imports here, since pages load this module. */
import type { ProfileStepName } from "./members.ts";

export const profileLabels = {
  personal: {
    name: "Name",
    phone: "Phone",
    date_of_birth: "Date of Birth",
    gender: "Gender",
    blood_group: "Blood Group",
    country: "Country",
    state: "State",
    city: "City",
    address: "Address",
  },
  educational: {
    highest_qualification: "Qualification",
    college_name: "College Name",
    branch: "Branch",
    year_of_graduation: "Year of Graduation",
    cgpa: "CGPA",
    school_name: "School Name",
  },
  skills: {
    skills: "Skills",
    other_skills: "Other Skills",
    previous_experience: "Previous Experience",
    experience: "Experience",
    linkedin_url: "LinkedIn URL",
    portfolio_url: "Portfolio",
  },
  additional: {
    hobbies: "Hobbies",
    languages: "Languages",
    are_you_a_vizag_volunteer: "Vizag Volunteer",
    about: "About You",
    emergency_name: "Emergency Contact",
    emergency_phone: "Emergency Phone",
  },
  internship: {
    intrested_to_learn: "Interested to Learn",
    duration: "Duration",
    available_timings: "Available Timings",
    expectations: "Expectations",
  },
} as const satisfies Record<ProfileStepName, Readonly<Record<string, string>>>;

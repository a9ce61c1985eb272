/** What a member fills in, step by step, and how the profile shows it. */
import type { ProfileStepName } from "@kdl/schemas/members/members";

export interface StepCase {
  title: string;
  typed: Record<string, string | string[]>;
  /** On the profile. */
  shown: string[];
}

const graduation = String(new Date().getFullYear());

export const stepCases: Readonly<Record<ProfileStepName, StepCase>> = {
  personal: {
    title: "Personal Information",
    typed: {
      name: "Asha Rao",
      phone: "98765 43210",
      date_of_birth: "2001-02-02",
      gender: "female",
      blood_group: "O+",
      country: "India",
      state: "Andhra Pradesh",
      city: "Visakhapatnam",
      address: "Flat 4\nBeach Road",
    },
    shown: ["9876543210", "Female", "O+", "India", "Andhra Pradesh", "Visakhapatnam", "Flat 4"],
  },
  educational: {
    title: "Educational Information",
    typed: {
      highest_qualification: "B.Tech",
      college_name: "Andhra University",
      branch: "Mechanics",
      year_of_graduation: graduation,
      cgpa: "8.75",
      school_name: "Timpany School",
    },
    shown: ["B.Tech", "Andhra University", "Mechanics", graduation, "8.75", "Timpany School"],
  },
  skills: {
    title: "Skills And Experience",
    typed: {
      skills: ["React", "Node.js"],
      other_skills: "Welding",
      previous_experience: "yes",
      experience: "Two summers in a workshop",
      linkedin_url: "www.linkedin.com/in/asha-rao",
      portfolio_url: "https://asha.example.org/",
    },
    shown: ["React", "Node.js", "Welding", "Two summers in a workshop", "linkedin.com/in/asha-rao"],
  },
  additional: {
    title: "Additional Information",
    typed: {
      hobbies: ["Reading", "Photography"],
      languages: "Telugu, Hindi, English",
      are_you_a_vizag_volunteer: "1",
      about: "I mend what others throw away.",
      emergency_name: "Lakshmi Rao",
      emergency_phone: "9000000001",
    },
    shown: ["Reading", "Photography", "Telugu, Hindi, English", "Lakshmi Rao", "9000000001"],
  },
  internship: {
    title: "Internship Details",
    typed: {
      intrested_to_learn: "Full Stack Development",
      duration: "3 Months",
      available_timings: "yes",
      expectations: "To finish what I begin.",
    },
    shown: ["Full Stack Development", "3 Months", "To finish what I begin."],
  },
};

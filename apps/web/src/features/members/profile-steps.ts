/** The parts of a member's profile, in their order. */
export const profileSteps = [
  "Personal Information",
  "Educational Information",
  "Skills And Experience",
  "Additional Information",
  "Internship Details",
] as const;

/** The parts that the profile shows: those, and what the member registered for. */
export const profileTabs = [...profileSteps, "Upcoming Events"] as const;

/**
 * What the forms let people choose from: the value on the wire and the text beside it
 * (specification, sections 3 and 5). No imports here, since pages load this module.
 */
export interface Choice {
  value: string;
  label: string;
}

/** Choices whose text is their value. */
const plain = (...labels: string[]): Choice[] => labels.map((label) => ({ value: label, label }));

export const genders: Choice[] = [
  { value: "male", label: "Male" },
  { value: "female", label: "Female" },
  { value: "other", label: "Other" },
];

export const yesNo: Choice[] = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

/** 1 yes, 0 no: attending, Vizag volunteer, member of the community. */
export const oneZero: Choice[] = [
  { value: "1", label: "Yes" },
  { value: "0", label: "No" },
];

/** Those of the specification, and the fields that the internship's page offers beside them. */
export const internshipInterests: Choice[] = [
  ...plain("Digital Marketing", "Graphic Designing", "Video Editing", "Web Development"),
  { value: "Cloud Computing", label: "Cloud Computing and DevOps" },
  ...plain("Mobile App Development", "Full Stack Development"),
  { value: "Data Science", label: "AI, ML and Data Science" },
  { value: "Business Analytics", label: "Business and HR Analytics" },
];

export const hobbies = plain("Reading", "Writing", "Music", "Sports", "Traveling", "Photography");

export const skills = plain(
  "JavaScript",
  "Python",
  "React",
  "CSS",
  "HTML",
  "Node.js",
  "Laravel",
  "Flutter",
  "Nextjs",
);

export const durations = plain("3 Months", "6 Months", "1 Year");

export const clubGenders = plain("Male", "Female");

export const clubExperience = plain("Yes", "No");

export const educationLevels: Choice[] = [
  { value: "high school", label: "High school" },
  { value: "under graduation", label: "Under graduation" },
  { value: "post graduation", label: "Post graduation" },
  { value: "masters", label: "Masters" },
  { value: "phd", label: "PhD" },
];

export const experienceLevels: Choice[] = [
  { value: "beginner", label: "Beginner" },
  { value: "intermediate", label: "Intermediate" },
  { value: "advanced", label: "Advanced" },
];

/** How a person fills in each form, and what has to reach the upstream of it. */
import type { FormName } from "@kdl/schemas/forms/form";
import { docxDocument, pdfDocument } from "@kdl/schemas/testing/documents";

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export interface FormCase {
  name: FormName;
  /** The page that shows it. */
  path: string;
  /** Path of the upstream that takes it. */
  upstreamPath: string;
  /** As typed, chosen and ticked, by the control's name. */
  typed: Record<string, string | string[]>;
  /** What the upstream gets, in its order. */
  wire: Record<string, unknown>;
  file: ChosenFile | null;
  submit: string;
  success: { path: string; heading: string };
  /** What is told when nobody knows what became of it. */
  failure: string;
  /** Whether the browser itself tells it, as the specification says of one form. */
  failureIsAlert?: boolean;
  /** What is told when nothing is filled in: the first text, then all of them in order. */
  missing: string[];
}

const missing = (...labels: string[]) =>
  labels.map((label) => `Please fill out the ${label} field.`);

const contact: FormCase = {
  name: "contact",
  path: "/contact",
  upstreamPath: "/send-email",
  typed: {
    name: "Asha Rao",
    email: "asha.rao@example.org",
    phone: "+91 98765-43210",
    message: "Do you also teach welding?\nI have a <b>torch</b> & 2 hands. నమస్తే",
  },
  wire: {
    name: "Asha Rao",
    email: "asha.rao@example.org",
    phone: "9876543210",
    message: "Do you also teach welding?\nI have a <b>torch</b> & 2 hands. నమస్తే",
  },
  file: null,
  submit: "Send message",
  success: { path: "/thank-you", heading: "Thank you for contacting us!" },
  failure: "Your message could not be sent. Please try again.",
  missing: missing("Name", "Email", "Phone", "Message"),
};

const eventRegistration: FormCase = {
  name: "event-registration",
  path: "/event-registration/open-evening",
  upstreamPath: "/api/submit-event-registration",
  typed: {
    first_name: " Asha ",
    last_name: "Rao",
    email: "asha.rao@example.org",
    mobile: "098765 43210",
    occupation: "Student",
    attending: "0",
    gender: "female",
  },
  wire: {
    first_name: "Asha",
    last_name: "Rao",
    email: "asha.rao@example.org",
    mobile: "9876543210",
    occupation: "Student",
    attending: "0",
    gender: "female",
    event_id: "2",
  },
  file: null,
  submit: "Register",
  success: { path: "/event-registration-success", heading: "Registration Successful!" },
  failure: "An error occurred. Please try again.",
  missing: missing("First Name", "Last Name", "Email", "Phone Number"),
};

const thisYear = String(new Date().getFullYear());

const internship: FormCase = {
  name: "internship",
  path: "/internship-registration",
  upstreamPath: "/api/submit-internship-form",
  typed: {
    name: "Asha Rao",
    email: "asha.rao@example.org",
    mobile: "98765 43210",
    available_timings: "no",
    reason_for_unavailability: "Exams until Friday",
    age: "21",
    gender: "female",
    are_you_a_vizag_volunteer: "1",
    passed_out_year: thisYear,
    college_name: "Andhra University",
    branch: "Computer Science",
    intrested_to_learn: "Full Stack Development",
    previous_experience: "no",
    address: "Flat 4\nBeach Road",
    linkedin_url: "www.linkedin.com/in/asha-rao",
    hobbies: ["Reading", "Photography"],
    skills: ["React", "Node.js", "Nextjs"],
    acknowledgement: ["1"],
  },
  wire: {
    name: "Asha Rao",
    email: "asha.rao@example.org",
    mobile: "9876543210",
    available_timings: "no",
    reason_for_unavailability: "Exams until Friday",
    age: "21",
    gender: "female",
    are_you_a_vizag_volunteer: "1",
    passed_out_year: thisYear,
    college_name: "Andhra University",
    branch: "Computer Science",
    intrested_to_learn: "Full Stack Development",
    previous_experience: "no",
    address: "Flat 4\nBeach Road",
    linkedin_url: "https://www.linkedin.com/in/asha-rao",
    hobbies: ["Reading", "Photography"],
    skills: ["React", "Node.js", "Nextjs"],
    acknowledgement: "1",
  },
  file: {
    name: "Asha's résumé (final).docx",
    mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    buffer: Buffer.from(docxDocument({ bytes: 300_000 })),
  },
  submit: "Submit",
  success: { path: "/registration-success", heading: "Registration Successful!" },
  failure: "An error occurred while submitting the form.",
  missing: missing(
    "Name",
    "Email",
    "Mobile",
    "Acknowledgement",
    "Available Timings",
    "Interested to Learn",
    "Branch",
    "College Name",
    "Gender",
    "Age",
    "Resume",
  ),
};

const volunteer: FormCase = {
  name: "volunteer",
  path: "/training-form",
  upstreamPath: "/api/submit-training-form",
  typed: {
    first_name: "Asha",
    last_name: "Rao",
    email: "asha.rao@example.org",
    phone: "(98765) 43210",
    highest_qualification: "B.Tech",
    year_of_graduation: "2019",
    college_name: "Andhra University",
    member_of_kdl: "0",
    available: "yes",
    linkedin_url: "www.linkedin.com/in/asha-rao",
  },
  wire: {
    first_name: "Asha",
    last_name: "Rao",
    email: "asha.rao@example.org",
    phone: "9876543210",
    highest_qualification: "B.Tech",
    year_of_graduation: "2019",
    college_name: "Andhra University",
    member_of_kdl: "0",
    available: "yes",
    linkedin_url: "https://www.linkedin.com/in/asha-rao",
  },
  file: {
    name: "resume.PDF",
    mimeType: "application/pdf",
    buffer: Buffer.from(pdfDocument({ bytes: 120_000 })),
  },
  submit: "Submit",
  success: { path: "/registration-success", heading: "Registration Successful!" },
  failure: "Error submitting form.",
  failureIsAlert: true,
  missing: missing("First Name", "Last Name", "Email", "Phone"),
};

const clubRegistration: FormCase = {
  name: "club-registration",
  path: "/club-registration",
  upstreamPath: "/api/submit-club-registration",
  typed: {
    full_name: "Asha Rao",
    date_of_birth: "2001-02-02",
    gender: "Female",
    email: "asha.rao@example.org",
    phone_no: "9876543210",
    address: "Flat 4\nBeach Road",
    education_details: "under graduation",
    college_name: "Andhra University",
    field_of_study: "Mechanics",
    company_name: "Rao & Sons",
    role: "Fitter",
    experience: "Yes",
    level_of_experience: "beginner",
    interest: "Wings that fold",
    achieveFromClub: "My first flight",
    specialRequirements: "A ramp, please",
    declaration: ["1"],
  },
  wire: {
    full_name: "Asha Rao",
    date_of_birth: "2001-02-02",
    gender: "Female",
    email: "asha.rao@example.org",
    phone_no: "9876543210",
    address: "Flat 4\nBeach Road",
    education_details: "under graduation",
    college_name: "Andhra University",
    field_of_study: "Mechanics",
    company_name: "Rao & Sons",
    role: "Fitter",
    experience: "Yes",
    level_of_experience: "beginner",
    interest: "Wings that fold",
    achieveFromClub: "My first flight",
    specialRequirements: "A ramp, please",
    declaration: true,
  },
  file: null,
  submit: "Submit",
  success: { path: "/registration-success", heading: "Registration Successful!" },
  failure: "Your registration could not be sent. Please try again.",
  missing: missing("Full Name", "Email", "Phone"),
};

export const formCases = { contact, eventRegistration, internship, volunteer, clubRegistration };

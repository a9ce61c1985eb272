/** Submissions as the gateway sends them, from people new to every server. */
import { randomInt, randomUUID } from "node:crypto";
import { checkForm, type Form, type FormName, type FormValues } from "@kdl/schemas/forms/form";
import { forms } from "@kdl/schemas/forms/forms";
import { pdfDocument } from "@kdl/schemas/testing/documents";

export interface SampleFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

export interface Sample {
  form: Form;
  /** In the wire's order. */
  values: FormValues;
  file: SampleFile | null;
}

const someone = () => ({
  email: `contract.${randomUUID()}@example.org`,
  phone: `9${String(randomInt(1_000_000_000)).padStart(9, "0")}`,
});

type Sketch = (person: ReturnType<typeof someone>, eventId: string) => Record<string, unknown>;

const required: Record<FormName, Sketch> = {
  contact: ({ email, phone }) => ({ name: "Asha Rao", email, phone, message: "Hello there" }),
  "event-registration": ({ email, phone }, eventId) => ({
    first_name: "Asha",
    last_name: "Rao",
    email,
    mobile: phone,
    attending: "1",
    event_id: eventId,
  }),
  internship: ({ email, phone }) => ({
    name: "Asha Rao",
    email,
    mobile: phone,
    available_timings: "yes",
    age: "0",
    gender: "female",
    college_name: "Andhra University",
    branch: "Computer Science",
    intrested_to_learn: "Web Development",
    acknowledgement: "1",
  }),
  volunteer: ({ email, phone }) => ({ first_name: "Asha", last_name: "Rao", email, phone }),
  "club-registration": ({ email, phone }) => ({
    club: "Robotics & <b>Rockets</b> $1",
    full_name: "Asha Rao",
    email,
    phone_no: phone,
  }),
};

const LINES = 'Flat 4, "Sea View"\nBeach Road\nవిశాఖపట్నం 🚀';

const optional: Record<FormName, Record<string, unknown>> = {
  contact: { name: "న".repeat(50), message: `${LINES}\n<b>bold</b> =1+1` },
  "event-registration": { occupation: "Student", attending: "0", gender: "other" },
  internship: {
    available_timings: "no",
    reason_for_unavailability: "Exams until Friday",
    age: "21",
    are_you_a_vizag_volunteer: "1",
    passed_out_year: String(new Date().getFullYear()),
    previous_experience: "no",
    address: LINES,
    hobbies: ["Reading", "Music"],
    skills: ["Node.js"],
  },
  volunteer: {
    highest_qualification: "B.Tech",
    year_of_graduation: "2019",
    college_name: "Andhra University",
    member_of_kdl: "0",
    available: "yes",
    linkedin_url: "https://www.linkedin.com/in/asha-rao",
  },
  "club-registration": {
    date_of_birth: "2001-02-28",
    gender: "Female",
    address: LINES,
    education_details: "under graduation",
    college_name: "Andhra University",
    field_of_study: "Mechanics",
    company_name: "Rao & Sons",
    role: "Fitter",
    experience: "Yes",
    level_of_experience: "beginner",
    interest: LINES,
    achieveFromClub: LINES,
    specialRequirements: LINES,
    declaration: true,
  },
};

/** A valid file that every form with a file accepts. */
export const samplePdf = (bytes?: number): SampleFile => ({
  name: "résumé of Asha.pdf",
  type: "application/pdf",
  bytes: pdfDocument(bytes === undefined ? {} : { bytes }),
});

/** Only the required fields of a form. @param eventId of an event that takes registrations */
export function bareSample(name: FormName, eventId: string): Sample {
  return sampleOf(name, required[name](someone(), eventId), forms[name].file?.required === true);
}

/** Every field of a form filled in. @param eventId of an event that takes registrations */
export function fullSample(name: FormName, eventId: string): Sample {
  const answers = { ...required[name](someone(), eventId), ...optional[name] };
  return sampleOf(name, answers, forms[name].file !== null);
}

function sampleOf(name: FormName, answers: Record<string, unknown>, hasFile: boolean): Sample {
  const form = forms[name];
  const check = checkForm(form, answers, { now: new Date(), hasFile });
  if (!check.ok) throw new Error(`The sample of ${name} is wrong: ${check.message}`);
  return { form, values: check.values, file: hasFile ? samplePdf() : null };
}

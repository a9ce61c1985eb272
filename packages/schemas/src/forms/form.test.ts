import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clubRegistrationForm } from "./club-registration.ts";
import { contactForm } from "./contact-form.ts";
import { eventRegistrationForm } from "./event-registration.ts";
import { checkForm } from "./form.ts";
import { forms } from "./forms.ts";
import { internshipForm } from "./internship.ts";
import { volunteerForm } from "./volunteer.ts";

const now = new Date("2026-06-15T12:00:00Z");
const at = { now };

const contact = {
  name: "Asha Rao",
  email: "asha@example.org",
  phone: "+91 98765-43210",
  message: "Hello\r\nthere",
};

const internship = {
  name: "Asha Rao",
  email: "asha@example.org",
  mobile: "9876543210",
  available_timings: "yes",
  reason_for_unavailability: "left over",
  age: 0,
  gender: "female",
  college_name: "Andhra University",
  branch: "CSE",
  intrested_to_learn: "Web Development",
  hobbies: ["Music", "Reading", "Music"],
  skills: "Python",
  acknowledgement: 1,
};

test("a valid form gives normalised values in the contract's order", () => {
  expect(checkForm(contactForm, contact, at)).toEqual({
    ok: true,
    values: {
      name: "Asha Rao",
      email: "asha@example.org",
      phone: "9876543210",
      message: "Hello\nthere",
    },
  });
});

test("every missing answer has its message; the first is the specified one", () => {
  const check = checkForm(internshipForm, {}, { now, hasFile: false });
  expect(check).toMatchObject({ ok: false, message: "Please fill out the Name field." });
  expect(Object.keys((check as { fields: object }).fields)).toEqual([
    "name",
    "email",
    "mobile",
    "acknowledgement",
    "available_timings",
    "intrested_to_learn",
    "branch",
    "college_name",
    "gender",
    "age",
    "resume",
  ]);
});

test.each([
  ["name", "Name"],
  ["email", "Email"],
  ["mobile", "Mobile"],
  ["acknowledgement", "Acknowledgement"],
  ["available_timings", "Available Timings"],
  ["intrested_to_learn", "Interested to Learn"],
  ["branch", "Branch"],
  ["college_name", "College Name"],
  ["gender", "Gender"],
  ["age", "Age"],
])("the internship form needs %s", (field, label) => {
  const check = checkForm(internshipForm, { ...internship, [field]: "" }, { now, hasFile: true });
  const message = `Please fill out the ${label} field.`;
  expect(check).toEqual({ ok: false, message, fields: { [field]: message } });
});

describe("the internship form", () => {
  // 1 January in India and at the date line; still 31 December in UTC and west of it.
  test.each(["2027", "1987"])("takes the year of passing %s on New Year's Day", (year) => {
    const answers = { ...internship, passed_out_year: year };
    const newYear = { now: new Date("2026-12-31T18:31:00Z"), hasFile: true };
    expect(checkForm(internshipForm, answers, newYear)).toMatchObject({ ok: true });
  });

  test("takes age 0, the number 1, lists of one, and drops a reason that isn't asked for", () => {
    const check = checkForm(internshipForm, internship, { now, hasFile: true });
    expect(check).toMatchObject({
      ok: true,
      values: {
        age: "0",
        acknowledgement: "1",
        hobbies: ["Reading", "Music"],
        skills: ["Python"],
        reason_for_unavailability: "",
        passed_out_year: "",
      },
    });
    expect(Object.keys((check as { values: object }).values)).toEqual(internshipForm.fields);
  });

  test("keeps the reason of applicants who aren't available", () => {
    const answers = { ...internship, available_timings: "no" };
    const check = checkForm(internshipForm, answers, at);
    expect(check).toMatchObject({ values: { reason_for_unavailability: "left over" } });
  });

  test.each([
    ["passed_out_year", "1986"],
    ["passed_out_year", "2027"],
    ["age", "101"],
    ["age", "-1"],
    ["age", "1e1"],
    ["gender", "Female"],
    ["skills", "COBOL"],
    ["hobbies", { a: 1 }],
    ["name", ["a", "b"]],
    ["name", "x".repeat(121)],
    ["branch", { toString: "x" }],
    ["resume", "in words"],
  ])("refuses %s: %j", (field, value) => {
    const check = checkForm(internshipForm, { ...internship, [field]: value }, at);
    expect(check).toMatchObject({ ok: false });
    expect(Object.keys((check as { fields: object }).fields)).toEqual([field]);
  });
});

const named = (length: number) => ({ ...contact, name: "😀".repeat(length) });

test("a name of 50 characters passes, one more doesn't", () => {
  const passes = [50, 51].map((length) => checkForm(contactForm, named(length), at).ok);
  expect(passes).toEqual([true, false]);
});

test("line breaks in a one-line answer become blanks", () => {
  const check = checkForm(contactForm, { ...contact, name: "Asha\r\nBcc: x@example.org" }, at);
  expect(check).toMatchObject({ values: { name: "Asha Bcc: x@example.org" } });
});

test("registering for an event means attending unless the visitor says no", () => {
  const answers = {
    ...contact,
    first_name: "A",
    last_name: "B",
    mobile: "9876543210",
    event_id: 7,
  };
  const { name: _name, phone: _phone, message: _message, ...given } = answers;
  expect(checkForm(eventRegistrationForm, given, at)).toMatchObject({
    values: { attending: "1", event_id: "7", occupation: "" },
  });
  expect(checkForm(eventRegistrationForm, { ...given, attending: "0" }, at)).toMatchObject({
    values: { attending: "0" },
  });
});

const volunteer = {
  first_name: "A",
  last_name: "B",
  email: "a@example.org",
  phone: "9876543210",
};

test.each([
  ["linkedin_url", "linkedin.com/in/asha", "https://linkedin.com/in/asha"],
  ["linkedin_url", "https://in.linkedin.com/in/asha", "https://in.linkedin.com/in/asha"],
  ["year_of_graduation", "2030", "2030"],
])("a volunteer's %s may be %j", (field, value, kept) => {
  const check = checkForm(volunteerForm, { ...volunteer, [field]: value }, at);
  expect(check).toMatchObject({ ok: true, values: { [field]: kept } });
});

test.each([
  ["linkedin_url", "javascript:alert(1)//linkedin.com"],
  ["linkedin_url", "https://linkedin.com.evil.example/in/asha"],
  ["linkedin_url", "https://linkedin.com@evil.example/"],
  ["year_of_graduation", "1949"],
  ["year_of_graduation", "2037"],
  ["year_of_graduation", "soon"],
])("a volunteer's %s may not be %j", (field, value) => {
  expect(checkForm(volunteerForm, { ...volunteer, [field]: value }, at).ok).toBe(false);
});

test("a club registration needs a name, an address and a number, and no more", () => {
  const check = checkForm(clubRegistrationForm, {}, at);
  expect(Object.keys((check as { fields: object }).fields)).toEqual([
    "full_name",
    "email",
    "phone_no",
  ]);
  const given = { full_name: "A", email: "a@example.org", phone_no: "9876543210" };
  expect(checkForm(clubRegistrationForm, { ...given, declaration: true }, at)).toMatchObject({
    values: { declaration: true },
  });
  for (const day of ["2027-01-01", "2001-02-30", "1.2.2001"]) {
    expect(checkForm(clubRegistrationForm, { ...given, date_of_birth: day }, at).ok).toBe(false);
  }
});

const person = { email: "a@example.org", phone: "9876543210", mobile: "9876543210" };
/** Valid answers, some of which random ones replace. */
const right = {
  contact,
  "event-registration": { first_name: "A", last_name: "B", event_id: "1", ...person },
  internship,
  volunteer,
  "club-registration": { full_name: "A", email: "a@example.org", phone_no: "9876543210" },
};

test("the check handles any input, and accepted values pass again unchanged", () => {
  const fields = fc.constantFrom(...Object.values(forms).flatMap((form) => form.fields), "other");
  const spoilt = fc.dictionary(
    fields,
    fc.oneof(fc.string({ unit: "binary" }), fc.nat(), fc.anything()),
    { maxKeys: 2 },
  );
  let passed = 0;
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(forms)), spoilt, (form, answers) => {
      const known = Object.entries({ ...right[form.name], ...answers });
      const own = known.filter(([name]) => form.fields.includes(name) || name === "other");
      const first = checkForm(form, Object.fromEntries(own), at);
      if (!first.ok) return first.message !== "" && Object.keys(first.fields).length > 0;
      passed += 1;
      expect(checkForm(form, first.values, at)).toEqual(first);
      return true;
    }),
    { numRuns: 2000 },
  );
  expect(passed).toBeGreaterThan(200);
});

test("no answer makes the check slow", () => {
  const hostile = ["a".repeat(50_000), "@".repeat(50_000), "a.".repeat(25_000), " ".repeat(50_000)];
  for (const answer of hostile) {
    for (const form of Object.values(forms)) {
      const answers = Object.fromEntries(
        form.fields.map((field) => [field, `${answer}@${answer}!`]),
      );
      expect(checkForm(form, answers, at).ok).toBe(false);
    }
  }
});

import { expect, test } from "vitest";
import { contactForm } from "./contact-form.ts";
import { checkForm } from "./form.ts";
import { genders } from "./form-choices.ts";
import { fieldMessage } from "./form-messages.ts";
import { internshipForm } from "./internship.ts";
import { volunteerForm } from "./volunteer.ts";

const at = { now: new Date("2026-06-15T12:00:00Z") };
const contact = { name: "Asha Rao", email: "asha@example.org", phone: "9876543210", message: "Hi" };

test.each([
  ["9876543210", "9876543210"],
  ["+91 98765 43210", "9876543210"],
  ["0091-98765-43210", "9876543210"],
  ["919876543210", "9876543210"],
  ["09876543210", "9876543210"],
  ["(0891) 234-5678", "8912345678"],
  [9876543210, "9876543210"],
])("the phone number %j is %s", (phone, plain) => {
  expect(checkForm(contactForm, { ...contact, phone }, at)).toMatchObject({
    values: { phone: plain },
  });
});

test.each([
  ["98765abcde", "Phone number must contain only numbers."],
  ["+1 987 654 3210", "Phone number must contain only numbers."],
  ["987654321", "Phone number must have exactly 10 digits."],
  ["98765432101", "Phone number must have exactly 10 digits."],
])("the phone number %j is refused", (phone, message) => {
  expect(checkForm(contactForm, { ...contact, phone }, at)).toMatchObject({ message });
});

test.each([
  ["asha", "Please enter a valid email address containing @."],
  ["asha@", "Please enter a valid email address."],
  ["asha@host", "Please enter a valid email address."],
  ["a..b@example.org", "Please enter a valid email address."],
  ["a b@example.org", "Please enter a valid email address."],
  ["a@example.org\r\nBcc: b@example.org", "Please enter a valid email address."],
])("the address %j is refused", (email, message) => {
  expect(checkForm(volunteerForm, { ...contact, email }, at)).toMatchObject({
    fields: { email: message },
  });
});

test("the kind of an answer follows from its rule", () => {
  const { kinds, lists } = internshipForm;
  expect(kinds).toMatchObject({
    name: "line",
    address: "text",
    age: "number",
    passed_out_year: "number",
    gender: { choices: genders, many: false },
    skills: { many: true },
    acknowledgement: "tick",
  });
  expect(lists).toEqual(["hobbies", "skills"]);
});

test.each([
  "http://www.linkedin.com/in/asha",
  "https://linkedin.com.evil.example/",
  "javascript:1",
])("%s is not a LinkedIn page", (linkedin_url) => {
  expect(checkForm(internshipForm, { linkedin_url }, at)).toMatchObject({
    fields: { linkedin_url: fieldMessage.linkedin },
  });
});

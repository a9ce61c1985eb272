import { contactForm } from "@kdl/schemas/forms/contact-form";
import { internshipForm } from "@kdl/schemas/forms/internship";
import { expect, test } from "vitest";
import { checkResolver } from "./check-resolver.ts";

const options = { fields: {}, shouldUseNativeValidation: false };
const right = {
  name: " Asha ",
  email: "asha@example.org",
  phone: "+91 98765 43210",
  message: "Hi",
};

test("valid answers are normalised", async () => {
  expect(await checkResolver(contactForm, null)(right, undefined, options)).toEqual({
    values: { name: "Asha", email: "asha@example.org", phone: "9876543210", message: "Hi" },
    errors: {},
  });
});

test("invalid answers name their fields, with the specified messages", async () => {
  const wrong = { ...right, name: "", email: "asha" };
  expect(await checkResolver(contactForm, null)(wrong, undefined, options)).toEqual({
    values: {},
    errors: {
      name: { type: "check", message: "Please fill out the Name field." },
      email: { type: "check", message: "Please enter a valid email address containing @." },
    },
  });
});

test.each([
  [{ chosen: false, problem: null }, "Please fill out the Resume field."],
  [{ chosen: true, problem: "The file is empty." }, "The file is empty."],
  [{ chosen: true, problem: null }, undefined],
])("a file that is %o", async (file, message) => {
  const { errors } = await checkResolver(internshipForm, file)({}, undefined, options);
  expect(errors["resume"]?.message).toBe(message);
});

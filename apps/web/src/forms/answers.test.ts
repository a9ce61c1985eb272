import { logInForm } from "@kdl/schemas/members/account-forms";
import { expect, test } from "vitest";
import { answersOf, openAnswers, openFields } from "./answers.ts";

test("answers are the values of the form's controls", () => {
  const data = new FormData();
  data.append("name", "Asha");
  data.append("hobbies", "Music");
  data.append("hobbies", "Reading");
  data.append("website", "spam.test");
  data.append("resume", new File(["%PDF"], "cv.pdf"));
  const form = { fields: ["name", "age", "hobbies", "skills"], lists: ["hobbies", "skills"] };
  expect(answersOf(form, data)).toEqual({
    name: "Asha",
    age: "",
    hobbies: ["Music", "Reading"],
    skills: [],
  });
});

test("secrets are neither stored nor shown again", () => {
  expect(openFields(logInForm)).toEqual(["username"]);
  expect(openAnswers(logInForm, { username: "asha", password: "a secret" })).toEqual({
    username: "asha",
  });
});

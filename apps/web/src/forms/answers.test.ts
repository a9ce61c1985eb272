import { logInForm } from "@kdl/schemas/members/account-forms";
import { expect, test } from "vitest";
import { answersOf, openAnswers, openFields } from "./answers.ts";

test("answers are what the controls of the form's fields hold", () => {
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

test("secrets are neither kept nor shown again", () => {
  expect(openFields(logInForm)).toEqual(["username"]);
  expect(openAnswers(logInForm, { username: "asha", password: "a secret" })).toEqual({
    username: "asha",
  });
});

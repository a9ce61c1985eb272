import { contactForm } from "@kdl/schemas/forms/contact-form";
import { internshipForm } from "@kdl/schemas/forms/internship";
import { describe, expect, test } from "vitest";
import { problemOf, stillWrong } from "./problem.ts";

describe("a problem", () => {
  test("lists fields in the order of the page, with the message that is specified first", () => {
    const fields = { resume: "No file", gender: "No gender", branch: "No branch", more: "What?" };
    expect(problemOf(internshipForm, null, fields)).toMatchObject({
      message: "No branch",
      names: ["gender", "branch", "resume", "more"],
      isOfField: true,
    });
  });

  test("has its own message where a server refuses the whole form", () => {
    expect(problemOf(contactForm, "Not sent", {})).toMatchObject({
      message: "Not sent",
      names: [],
      isOfField: false,
    });
    expect(problemOf(contactForm, "Taken", { email: "Taken" }).isOfField).toBe(true);
  });
});

test("an edited field is no longer listed", () => {
  const problem = problemOf(contactForm, null, { name: "No name", email: "No address" });
  const errors: Record<string, string> = { email: "No address" };
  expect(stillWrong(problem, (name) => errors[name])).toEqual([
    { name: "email", message: "No address" },
  ]);
  expect(stillWrong(null, () => "wrong")).toEqual([]);
});

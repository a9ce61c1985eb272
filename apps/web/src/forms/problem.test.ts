import { contactForm } from "@kdl/schemas/forms/contact-form";
import { internshipForm } from "@kdl/schemas/forms/internship";
import { describe, expect, test } from "vitest";
import { problemOf, stillWrong } from "./problem.ts";

describe("a problem", () => {
  test("tells fields in the form's order, and the first one's text", () => {
    const fields = { resume: "No file", branch: "No branch", name: "No name" };
    expect(problemOf(internshipForm, null, fields)).toMatchObject({
      message: "No name",
      names: ["name", "branch", "resume"],
      isOfField: true,
    });
  });

  test("has words of its own where a server refuses as a whole", () => {
    expect(problemOf(contactForm, "Not sent", {})).toMatchObject({
      message: "Not sent",
      names: [],
      isOfField: false,
    });
    expect(problemOf(contactForm, "Taken", { email: "Taken" }).isOfField).toBe(true);
  });
});

test("a field that was edited is not told any more", () => {
  const problem = problemOf(contactForm, null, { name: "No name", email: "No address" });
  const errors: Record<string, string> = { email: "No address" };
  expect(stillWrong(problem, (name) => errors[name])).toEqual([
    { name: "email", message: "No address" },
  ]);
  expect(stillWrong(null, () => "wrong")).toEqual([]);
});

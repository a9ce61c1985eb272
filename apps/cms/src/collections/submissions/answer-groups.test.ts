import { applicationForms } from "@kdl/schemas/applications/stages";
import { expect, test } from "vitest";
import { storedAnswers } from "../../forms/stored-answers.ts";
import { answerFields } from "./answer-fields.ts";
import { groupAnswers } from "./answer-groups.ts";

test.each(applicationForms)("every answer of %s is in one group", (form) => {
  const groups = groupAnswers(form, answerFields(form));
  const names = groups.flatMap((group) =>
    "fields" in group ? group.fields.map((field) => ("name" in field ? field.name : "")) : [],
  );
  expect(names.toSorted()).toEqual(
    storedAnswers(form)
      .map(({ name }) => name)
      .toSorted(),
  );
});

test("answers that no group names follow in one of their own", () => {
  const added = { name: "added", type: "text" as const };
  const groups = groupAnswers("volunteer", [...answerFields("volunteer"), added]);
  expect(groups.at(-1)).toMatchObject({ label: "Other answers" });
  expect(JSON.stringify(groups.at(-1))).toContain("added");
});

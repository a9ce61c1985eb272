/** The document says what the suite checks. */
import { readFileSync } from "node:fs";
import { formNames } from "@kdl/schemas/form";
import { forms } from "@kdl/schemas/forms";
import { submissionFlags } from "@kdl/schemas/submissions";
import { expect, test } from "vitest";
import { extensions } from "./extensions.ts";
import { fieldsIn } from "./testing/fields-in.ts";

const text = readFileSync(new URL("../../../docs/upstream-contract.md", import.meta.url), "utf8");
const listTitles = {
  contact: "Contact",
  "event-registration": "Event registration",
  internship: "Internship",
  volunteer: "Training",
  "club-registration": "Club registration",
};

test.each(formNames)("the document names the fields of the %s form in their order", (name) => {
  const { fields, file } = forms[name];
  const item = text.split(`- **${listTitles[name]}**`)[1]?.split(/\n(?:- |\n)/)[0] ?? "";
  expect(fieldsIn(item)).toEqual([...fields, ...(file ? [file.name] : [])]);
});

test.each(formNames)("the document names the path of the %s form", (name) => {
  expect(text).toContain(`\`POST ${forms[name].path}\``);
});

test("the document names every extension and every flag", () => {
  expect(text).toContain(`X-Contract-Extensions: ${extensions.join(", ")}`);
  for (const flag of submissionFlags) expect(text).toContain(`\`${flag}\``);
});

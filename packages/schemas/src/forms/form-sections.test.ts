import { expect, test } from "vitest";
import { forms } from "./forms.ts";
import { internshipForm } from "./internship.ts";

test.each(Object.values(forms))(
  "the page of $name has every field and the file, each once",
  (form) => {
    const all = [...form.fields, ...(form.file ? [form.file.name] : [])];
    expect(form.pageOrder.toSorted()).toEqual(all.toSorted());
  },
);

// Browsers send fields in the order of the page, and a file is taken only after all answers.
test.each(Object.values(forms).filter(({ file }) => file))(
  "the page of $name ends with the file",
  (form) => {
    expect(form.pageOrder.at(-1)).toBe(form.file?.name);
  },
);

test("the internship form has four sections", () => {
  expect(internshipForm.sections).toHaveLength(4);
});

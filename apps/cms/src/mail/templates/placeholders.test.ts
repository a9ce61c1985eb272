import { expect, test } from "vitest";
import { fillIn, missingFrom, problemIn } from "./placeholders.ts";
import { purposes } from "./purposes.ts";

test("values are put in once, whatever they contain", () => {
  const hostile = "$& $1 $` {{link}} {{organisation}} <b>";
  const text = "{{ firstName }}, {{organisation}}: {{link}} {{link}}";
  const values = { firstName: hostile, organisation: "$$", link: "https://a.example" };
  expect(fillIn(text, values)).toBe(`${hostile}, $$: https://a.example https://a.example`);
  expect(fillIn("{{toString}} {{constructor}} {{__proto__}}", {})).toBe("  ");
});

test.each([
  ["Dear {{firstNam}}", "{{firstNam}}"],
  ["{{toString}}", "{{toString}}"],
  ["{{ answerBy }}", "{{answerBy}}"],
  ["{{}}", "{{}}"],
])("%j is refused, with what is wrong and what exists", (text, named) => {
  const problem = problemIn(text, purposes.free);
  expect(problem).toContain(`no placeholder ${named} here`);
  expect(problem).toContain("{{firstName}}, {{name}}, {{form}}");
});

test.each(["{{firstName}", "{firstName}}", "{{first{{name}}}}", "a {{ b"])(
  "%j is refused as half a placeholder",
  (text) => {
    expect(problemIn(text, purposes.free)).toMatch(/^(?:A placeholder is written|There is no)/);
  },
);

test("ordinary text is accepted", () => {
  for (const text of ["", "Hello {you}", "{{firstName}} {{ link }}", "} {"]) {
    expect(problemIn(text, purposes.free)).toBeNull();
  }
});

test("an offer has to have the link and a day", () => {
  const { selected, declined } = purposes;
  expect(missingFrom(["{{answerBy}}", "text"], selected)).toContain("{{link}}");
  expect(missingFrom(["text", "{{link}}"], selected)).toContain("{{answerBy}}");
  expect(missingFrom(["{{answerByDate}}", "{{link}}"], selected)).toBeNull();
  expect(missingFrom(["text"], declined)).toBeNull();
});

/** The document's section on members says what the fake answers, and what the suite checks. */
import { readFileSync } from "node:fs";
import { accountForms, logInForm } from "@kdl/schemas/members/account-forms";
import { checkForm } from "@kdl/schemas/forms/form";
import { memberRefusals } from "@kdl/schemas/members/member-calls";
import { memberSessionWire } from "@kdl/schemas/contract/member-replies";
import { accountFormNames, profileStepNames } from "@kdl/schemas/members/members";
import { profileForms } from "@kdl/schemas/members/profile-forms";
import { expect, test } from "vitest";
import { memberCalls } from "./members/answer-member.ts";
import { refusal } from "./members/member-replies.ts";
import { fieldsIn } from "./testing/fields-in.ts";

const text = readFileSync(new URL("../../../docs/upstream-contract.md", import.meta.url), "utf8");
const section = text.split("\n### Members\n")[1]?.split("\n### ")[0] ?? "";
const rows = section.split("\n").filter((line) => line.startsWith("| "));

const documented = rows.flatMap((row) => {
  const [, method = "", path = ""] = /^\| `([A-Z]+) (\/[^`]+)`/.exec(row) ?? [];
  return method ? [{ method, path, row }] : [];
});

test("the document names every call", () => {
  const answered = documented.map(({ method, path }) => {
    const example = path.replace("{step}", "personal").replace("{reference}", "EVT-7K3Q9M");
    return memberCalls.findIndex((call) => call.method === method && call.path.test(example));
  });
  expect(answered.toSorted((one, other) => one - other)).toEqual([...memberCalls.keys()]);
});

test.each(accountFormNames)("the document names the fields of %s", (name) => {
  const { path, fields } = accountForms[name];
  const found = documented.find((call) => call.method === "POST" && call.path === path);
  expect(found?.row).toContain(`\`{${fields.join(", ")}}\``);
});

test.each(profileStepNames)(
  "the document names the fields of the step %s in their order",
  (step) => {
    const item = section.split(`- **\`${step}\`**`)[1]?.split(/\n(?:- |\n)/)[0] ?? "";
    expect(fieldsIn(item)).toEqual(profileForms[step].fields);
  },
);

test.each(memberRefusals)("the document names the refusal %s with its status", (code) => {
  const found = rows.find((row) => row.includes(`\`${code}\``) && !row.includes("/api/"));
  expect(found).toMatch(new RegExp(`^\\| ${refusal(code).refused.status} `));
});

test("the document's example is a log-in", () => {
  const [, example = ""] = section.split("```http");
  const [asked = "", answered = ""] = [
    ...(example.split("```")[0] ?? "").matchAll(/^\{[^]+?\n(?=\n|$)/gm),
  ].map(([json]) => json);
  expect(example).toContain(`POST ${logInForm.path} `);
  expect(checkForm(logInForm, JSON.parse(asked), { now: new Date() })).toMatchObject({ ok: true });
  const { member } = memberSessionWire.parse(JSON.parse(answered));
  expect(checkForm(profileForms.personal, member.profile.personal, { now: new Date() }).ok).toBe(
    true,
  );
});

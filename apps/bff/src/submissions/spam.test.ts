import { expect, test } from "vitest";
import { createFormToken } from "./form-token.ts";
import { judgeSpam, type SpamEvidence } from "./spam.ts";

const SECRET = "a secret of the tests";
const now = new Date("2026-06-15T12:00:00Z");
const token = createFormToken(SECRET, now.getTime() - 60_000);
const judge = (message: string, rest: Partial<Omit<SpamEvidence, "values">> = {}) =>
  judgeSpam({ values: { name: "Asha", message }, token, honeypot: "", ...rest }, SECRET, now);

test.each([
  ["Hello, I would like to help."],
  ["My work: https://example.org/a and www.example.org/b"],
  ["Is www. part of it?"],
  [""],
])("%j is a message", (message) => {
  expect(judge(message)).toBeNull();
});

test.each([
  ["https://example.org/casino"],
  ["  www.example.org  https://example.org/b "],
  ["Buy http://a.example http://b.example and www.c.example now"],
])("%j is links", (message) => {
  expect(judge(message)).toBe("links");
});

test("links count over all answers, but not where one is asked for", () => {
  const values = {
    interest: "https://a.example x",
    role: "see https://b.example",
    skills: ["www.c.example too"],
  };
  expect(judgeSpam({ values, token, honeypot: "" }, SECRET, now)).toBe("links");
  const linkedin = { linkedin_url: "https://www.linkedin.com/in/asha" };
  expect(judgeSpam({ values: linkedin, token, honeypot: "" }, SECRET, now)).toBeNull();
});

test("the trap tells more than the pace, and that more than the links", () => {
  expect(judge("https://x.example", { token: "", honeypot: "x" })).toBe("honeypot");
  expect(judge("https://x.example", { token: "" })).toBe("no-timestamp");
  expect(judge("", { token: createFormToken(SECRET, now.getTime()) })).toBe("too-fast");
});

test("a member whose form was filled in already may be quick, and nothing else", () => {
  const fresh = createFormToken(SECRET, now.getTime());
  expect(judge("", { token: fresh, isMember: true })).toBeNull();
  expect(judge("", { token: "", isMember: true })).toBe("no-timestamp");
  expect(judge("", { token: fresh, isMember: true, honeypot: "x" })).toBe("honeypot");
});

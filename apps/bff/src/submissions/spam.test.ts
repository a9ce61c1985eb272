import { expect, test } from "vitest";
import { createFormToken } from "./form-token.ts";
import { judgeSpam, type SpamEvidence } from "./spam.ts";

const SECRET = "a secret of the tests";
const now = new Date("2026-06-15T12:00:00Z");
const token = createFormToken(SECRET, now.getTime() - 60_000);
const guest = async () => false;
const member = async () => true;
const fails = () => Promise.reject(new Error("asked"));
const judge = (message: string, rest: Partial<SpamEvidence> = {}) =>
  judgeSpam(
    { values: { name: "Asha", message }, token, honeypot: "", isMember: guest, ...rest },
    SECRET,
    now,
  );

test("links count over all answers, but not where one is asked for", async () => {
  const values = {
    interest: "https://a.example x",
    role: "see //b.example/y",
    skills: ["casino.example/z too"],
  };
  expect(await judge("", { values })).toBe("links");
  const linkedin = { linkedin_url: "https://www.linkedin.com/in/asha" };
  expect(await judge("", { values: linkedin })).toBeNull();
});

test("the trap tells more than the pace, and that more than the links", async () => {
  expect(await judge("https://x.example", { token: "", honeypot: "x" })).toBe("honeypot");
  expect(await judge("https://x.example", { token: "" })).toBe("no-timestamp");
  const fresh = createFormToken(SECRET, now.getTime());
  expect(await judge("https://x.example", { token: fresh })).toBe("too-fast");
});

test("a member whose form was filled in already may be quick, and nothing else", async () => {
  const fresh = { token: createFormToken(SECRET, now.getTime()), isMember: member };
  expect(await judge("", fresh)).toBeNull();
  expect(await judge("", { ...fresh, token: "" })).toBe("no-timestamp");
  expect(await judge("", { ...fresh, honeypot: "x" })).toBe("honeypot");
  expect(await judge("https://x.example", fresh)).toBe("links");
});

test("nobody is asked about members where the pace is a person's", async () => {
  expect(await judge("", { isMember: fails })).toBeNull();
});

import type { Member } from "@kdl/schemas/members/members";
import { expect, test } from "vitest";
import { answersFrom } from "./member-answers.ts";

function member(name: string, personal: Record<string, string> = {}): Member {
  const profile = { personal, educational: {}, skills: {}, additional: {}, internship: {} };
  return { id: "1", name, username: null, email: "asha@example.org", picture: null, profile };
}

test("what is known goes under every name that forms have for it", () => {
  expect(answersFrom(member("Asha", { name: "Asha Devi Rao", phone: "9876543210" }))).toEqual({
    name: "Asha Devi Rao",
    full_name: "Asha Devi Rao",
    first_name: "Asha Devi",
    last_name: "Rao",
    email: "asha@example.org",
    phone: "9876543210",
    phone_no: "9876543210",
    mobile: "9876543210",
  });
});

test("before there is a profile, the account's name counts, and one word is a first name", () => {
  expect(answersFrom(member(" Asha "))).toMatchObject({
    first_name: "Asha",
    last_name: "",
    phone: "",
  });
});

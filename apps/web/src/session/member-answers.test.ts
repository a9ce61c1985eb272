import type { Member } from "@kdl/schemas/members/members";
import { expect, test } from "vitest";
import { answersFrom } from "./member-answers.ts";

function member(name: string, personal: Record<string, string> = {}): Member {
  const profile = { personal, educational: {}, skills: {}, additional: {}, internship: {} };
  return { id: "1", name, username: null, email: "asha@example.org", picture: null, profile };
}

test("known answers appear under every name that forms use", () => {
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

test("without a profile, the account's name is used, and a single word is a first name", () => {
  expect(answersFrom(member(" Asha "))).toMatchObject({
    first_name: "Asha",
    last_name: "",
    phone: "",
  });
});

import { expect, test } from "vitest";
import { isCommonPassword } from "./common-password.ts";

test.each([
  "1qaz2wsx3edc",
  "Administrator",
  "password1234",
  "Password-2026!",
  "passwordpassword",
  "aaaaaaaaaaaa",
  "abcabcabcabc",
  "123456789012345",
  "let me in 2026",
  "qwertyqwerty",
  "password1password1",
  "Password!Password?",
  "P@ssw0rdP@ssw0rd",
])("%s is a common password", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  "KalingaDreamLabs",
  "kalinga dream labs 2026",
  "Kalinga-Dream-Labs!",
  "K@lingaDre4mLabs",
  "DreamLabsKalinga",
  "kalingakalinga",
  "kdlkalinga2026",
  "WelcomeKalinga1",
  "kalinga.password",
])("%s is made of the site's name", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test("passwords made of the person's own name or address count as common", () => {
  const own = ["Asha Rao", "asha.rao1999@example.org"];
  expect(isCommonPassword("Asha Rao 1999", own)).toBe(true);
  expect(isCommonPassword("asha.rao1999@example.org", own)).toBe(true);
  expect(isCommonPassword("asha.rao.asha.rao", own)).toBe(true);
  expect(isCommonPassword("Rao@Kalinga2026", own)).toBe(true);
  expect(isCommonPassword("asha sails boats", own)).toBe(false);
});

test.each([
  "correct horse battery",
  "தமிழ் கடற்கரை மணல்",
  "kettle-91-violet",
  "labs of the coast",
  "vjq8!dlw02#x",
])("%s isn't a common password", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

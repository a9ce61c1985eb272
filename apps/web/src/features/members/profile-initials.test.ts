import { expect, test } from "vitest";
import { initialsOf } from "./profile-initials.ts";

test.each([
  ["Asha Rao", "AR"],
  ["asha", "A"],
  ["A. P. J. Abdul Kalam", "AK"],
  ["“Ravi” (student) Kumar 2", "RK"],
  ["కవిత రావు", "కరా"],
  ["42", ""],
  ["", ""],
])("%s is %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

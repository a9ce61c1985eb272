import { expect, test } from "vitest";
import { plainName } from "./plain-name.ts";

test.each([
  ["Asha Rao"],
  ["A. P. J. Abdul Kalam"],
  ["Mary O’Brien-D'Souza"],
  ["ఆశ రావు"],
  ["आशा राव"],
  ["Nguyễn Thị Minh Khai"],
  ["Li"],
])("%s is a name", (name) => {
  expect(plainName(name)).toBe(name);
});

test("initials are set apart, so that no mail program makes a link of them", () => {
  expect(plainName("S.Ravi")).toBe("S. Ravi");
  expect(plainName("  X.Com  T.me ")).toBe("X. Com T. me");
});

test.each([
  [""],
  ["."],
  ["http://evil.example"],
  ["evil.example"],
  ["Visit www.evil.example"],
  ["evil。com"],
  ["evil．com"],
  ["asha@example.org"],
  ["Asha\nBuy now"],
  ["Asha\r\nX-Header: 1"],
  ["Asha\u2028Buy"],
  ["Asha\u202egnp.exe"],
  ["Asha 9876543210"],
  ["You won! Call us"],
  ["Asha; Rao"],
  ["Asha, your account is closed"],
  ['"Asha" <b@c.example>'],
  ["[url=x]y[/url]"],
  ["You have won a prize go and get it now"],
  ["A".repeat(61)],
  [`A${"\u0301".repeat(9)}`],
])("%j is none", (text) => {
  expect(plainName(text)).toBeNull();
});

import { expect, test } from "vitest";
import { FILE_NAME } from "../storage/file-name.ts";
import { newFileName } from "./new-file-name.ts";

test.each([
  ["Robotics club, first day", "robotics-club-first-day"],
  ["Élan d’été", "elan-dete"],
  ["రోబోటిక్స్ క్లబ్", "picture"],
  ["../../etc/passwd", "etc-passwd"],
  [`${"long ".repeat(12)}word`, "long-long-long-long-long-long-long-long-long-long-long-long"],
  ["x".repeat(100_000), "x".repeat(60)],
  ["", "picture"],
])("a picture called %j can be recognised by its file", (called, words) => {
  const name = newFileName(called, "jpg");
  expect(name).toMatch(new RegExp(`^${words}-[0-9a-f]{16}\\.jpg$`));
  expect(name).toMatch(FILE_NAME);
});

test("two pictures with one name have files of their own", () => {
  expect(newFileName("Team", "png")).not.toBe(newFileName("Team", "png"));
});

test("files of earlier releases are still known", () => {
  expect("0b9e9c5e-3f1c-4a52-9d0b-6c2a3b8f7d10.webp").toMatch(FILE_NAME);
});

const DIGITS = "0123456789abcdef";
test.each([
  "../cms.db",
  "cms.db",
  "logo.png",
  `a/b-${DIGITS}.jpg`,
  `a..b-${DIGITS}.jpg`,
  `-${DIGITS}.jpg`,
  `a--${DIGITS}.jpg`,
  `A-${DIGITS}.jpg`,
  `a-${DIGITS}.svg`,
  `a-${DIGITS}.jpg.part`,
  `a-${DIGITS}.jpg\n`,
  `${"a".repeat(100)}-${DIGITS}.jpg`,
])("%j is no file of the library", (name) => {
  expect(name).not.toMatch(FILE_NAME);
});

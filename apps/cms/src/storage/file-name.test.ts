import { expect, test } from "vitest";
import { FILE_NAME, newFileName } from "./file-name.ts";

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

test.each([
  "../cms.db",
  "cms.db",
  "a/b.jpg",
  "a..jpg",
  "-a.jpg",
  "a-.jpg",
  "A.jpg",
  "a.svg",
  "a.jpg.part",
  "a.jpg\n",
  ".jpg",
  `${"a".repeat(100)}.jpg`,
])("%j is no file of the library", (name) => {
  expect(name).not.toMatch(FILE_NAME);
});

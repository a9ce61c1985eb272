import { expect, test } from "vitest";
import { asksAboutUavs } from "./asks-about-uavs.ts";

const club = (title: string, isUavClub: boolean | null) => ({
  slug: title.toLowerCase(),
  title,
  isUavClub,
});
const said = [club("UAV", true), club("Robotics", false)];
const unsaid = [club("UAV", null), club("Robotics", null)];

test.each([
  ["a UAV club", said, "UAV", true],
  ["another club", said, "Robotics", false],
  ["no club yet", said, "", false],
  ["a club that has gone", said, "Chess", false],
  ["an upstream that doesn't say", unsaid, "Robotics", true],
  ["clubs that couldn't be loaded", [], "", false],
])("%s", (_, clubs, title, expected) => {
  expect(asksAboutUavs(clubs, title)).toBe(expected);
});

import { expect, test } from "vitest";
import { locationLink } from "./location-link.ts";

test("a web address links to itself, with a readable label", () => {
  expect(locationLink("https://www.meet.example.org/abc-def/?pwd=1")).toEqual({
    label: "meet.example.org/abc-def",
    href: "https://www.meet.example.org/abc-def/?pwd=1",
  });
  expect(locationLink(`https://example.org/${"a".repeat(100)}`)?.label).toHaveLength(60);
});

test("a place links to a map", () => {
  expect(locationLink("Hall 2, Beach Road & Pier")).toEqual({
    label: "Hall 2, Beach Road & Pier",
    href: "https://www.google.com/maps/search/?api=1&query=Hall%202%2C%20Beach%20Road%20%26%20Pier",
  });
});

test("anything else counts as a place, and an empty location has no link", () => {
  expect(locationLink("javascript:alert(1)")?.href).toMatch(/^https:\/\/www\.google\.com\/maps/);
  expect(locationLink("https://a:b@example.org")?.href).toMatch(
    /^https:\/\/www\.google\.com\/maps/,
  );
  expect(locationLink("")).toBeNull();
});

import { expect, test } from "vitest";
import { listsOf, shownTo, viewsFor } from "./submission-lists.ts";

const lists = [...viewsFor("an account"), ...listsOf("volunteer-registrations")];
const keysFor = (decides: boolean) => shownTo(decides, lists).map(({ key }) => key);

test("mentors have no lists that would always be empty, and lose no other", () => {
  const all = keysFor(true);
  expect(all).toEqual(lists.map(({ key }) => key));
  const left = all.filter((key) => key !== "unassigned" && key !== "quarantine");
  expect(keysFor(false)).toEqual(left);
  expect(left).toContain("mine");
});

import { expect, test } from "vitest";
import { findParticipants, PAGE_SIZE, type ParticipantFilter } from "./find-participants.ts";
import type { Participant } from "./replies.ts";

const person = (more: Partial<Participant>): Participant => ({
  id: "1",
  reference: "K7Q4-M2XR",
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.org",
  place: "seated",
  waitingPlace: null,
  offerEndsAt: null,
  attendance: null,
  checkedInAt: null,
  ...more,
});
const all = [
  person({}),
  person({ firstName: "José", lastName: "Álvarez", email: "j@example.org", reference: "A2-B3" }),
  person({ lastName: "Second", place: "waiting", waitingPlace: 2 }),
  person({ lastName: "First", place: "waiting", waitingPlace: 1 }),
  person({ lastName: "Came", attendance: "attended", checkedInAt: "2030-01-05T06:00:00.000Z" }),
];
const none: ParticipantFilter = { search: "", place: null, attendance: null, page: 1 };
const names = (filter: Partial<ParticipantFilter>) =>
  findParticipants(all, { ...none, ...filter }).people.map(({ lastName }) => lastName);

test.each([
  ["rao", ["Rao"]],
  ["  RAO asha ", ["Rao"]],
  ["alvarez jose", ["Álvarez"]],
  ["J@EXAMPLE", ["Álvarez"]],
  ["a2-b3", ["Álvarez"]],
  ["nobody", []],
  ["%", []],
])("finds %j by name, address or reference", (search, found) => {
  expect(names({ search })).toEqual(found);
});

test("filters by place and attendance; the waitlist is in the order of the queue", () => {
  expect(names({ place: "waiting" })).toEqual(["First", "Second"]);
  expect(names({ attendance: "attended" })).toEqual(["Came"]);
  expect(names({ attendance: "checked-in" })).toEqual(["Came"]);
  expect(names({ attendance: "unmarked" })).toEqual(["Rao", "Álvarez"]);
});

test("returns the requested page, or the last one if there are fewer", () => {
  const many = Array.from({ length: PAGE_SIZE + 1 }, () => person({}));
  const page = (number: number) => findParticipants(many, { ...none, page: number });
  expect(page(1)).toMatchObject({ total: PAGE_SIZE + 1, pages: 2 });
  expect(page(1).people).toHaveLength(PAGE_SIZE);
  expect(page(99)).toMatchObject({ page: 2 });
  expect(page(2).people).toHaveLength(1);
  expect(findParticipants([], none)).toEqual({ total: 0, page: 1, pages: 1, people: [] });
});

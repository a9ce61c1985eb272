import { DRAFT_DAYS } from "@kdl/schemas/forms/form-limits";
import { expect, it } from "vitest";
import { type Draft, gone, merged, sameAnswers } from "./draft-rules.ts";

const DAY = 24 * 60 * 60_000;
const now = Date.parse("2027-01-20T10:00:00Z");

function draft(change: Partial<Draft>): Draft {
  return {
    id: "one",
    form: "contact",
    answers: {},
    fileName: null,
    idempotencyKey: "key",
    token: "token",
    savedAt: now,
    replaces: null,
    ...change,
  };
}

it("removes expired drafts", () => {
  const drafts = [
    draft({ id: "old", savedAt: now - DRAFT_DAYS * DAY - 1 }),
    draft({ id: "last day", savedAt: now - DRAFT_DAYS * DAY }),
  ];
  expect([...gone(drafts, now)]).toEqual(["old"]);
});

it("removes a replaced draft unless it was changed since", () => {
  const replaces = { id: "first", savedAt: now - 1000 };
  const second = draft({ id: "second", replaces });
  expect([...gone([draft({ id: "first", savedAt: now - 1000 }), second], now)]).toEqual(["first"]);
  expect([...gone([draft({ id: "first", savedAt: now - 10 }), second], now)]).toEqual([]);
});

it("fills untouched fields, and keeps what was typed meanwhile", () => {
  const initial = { name: "", attending: "1", skills: [] };
  const kept = { name: "Asha", attending: "0", skills: ["CSS"] };
  expect(merged({ name: "Ravi", attending: "1", skills: [] }, initial, kept)).toEqual({
    name: "Ravi",
    attending: "0",
    skills: ["CSS"],
  });
});

it("treats a missing answer as empty", () => {
  expect(sameAnswers({ name: "", skills: [] }, {})).toBe(true);
  expect(sameAnswers({ skills: ["CSS"] }, { skills: "CSS" })).toBe(true);
  expect(sameAnswers({ name: "Asha" }, { name: "" })).toBe(false);
});

import { expect, test } from "vitest";
import { mayMove, nextStages, stageNames, stages } from "./stages.ts";

test("staff decide from every stage before a decision", () => {
  for (const from of ["received", "screening", "interview"] as const) {
    expect(nextStages("staff", from)).toEqual(
      expect.arrayContaining(["selected", "shortlisted", "declined"]),
    );
  }
  expect(nextStages("staff", "shortlisted")).toEqual(["selected", "declined"]);
});

test("only applicants accept, and only what was offered", () => {
  const accepted = stageNames.filter((from) => mayMove("applicant", from, "confirmed"));
  expect(accepted).toEqual(["selected"]);
  expect(nextStages("staff", "selected")).toEqual([]);
});

test("applicants withdraw from anything that is still open, and nothing else", () => {
  const open = stageNames.filter((from) => mayMove("applicant", from, "withdrawn"));
  expect(open).toEqual(stageNames.filter((name) => !stages[name].isFinal));
});

test("only admins reopen a decided application", () => {
  const actors = (["staff", "applicant", "system"] as const).flatMap((actor) =>
    stageNames.filter((from) => mayMove(actor, from, "screening")),
  );
  expect(actors).toEqual(["received"]);
  const reopened = stageNames.filter((from) => mayMove("admin", from, "screening"));
  expect(reopened).toEqual([
    "received",
    "selected",
    "confirmed",
    "declined",
    "lapsed",
    "withdrawn",
  ]);
});

test("an offer lapses only by itself", () => {
  const [from, ...others] = stageNames.filter((name) => mayMove("system", name, "lapsed"));
  expect([from, ...others]).toEqual(["selected"]);
  expect(mayMove("admin", "selected", "lapsed")).toBe(false);
});

import { decisions, nextStages, stageNames } from "@kdl/schemas/applications/stages";
import { describe, expect, test } from "vitest";
import type { ApplicationState, SelectedApplication } from "../../applications/replies.ts";
import { isPossible, stageText } from "./possible.ts";
import { actionsFor } from "./stage-actions.ts";

const stateOf = (state: Partial<ApplicationState>, actor: "staff" | "admin" = "staff") => ({
  stage: "received" as const,
  pending: null,
  releaseAt: null,
  answerBy: null,
  quarantined: false,
  next: nextStages(actor, state.stage ?? "received"),
  ...state,
});
const labels = (state: Partial<ApplicationState>, actor?: "staff" | "admin") =>
  actionsFor(stateOf(state, actor)).map(({ label }) => label);

describe("the buttons of an application", () => {
  test("have letters of their own in every state", () => {
    for (const stage of stageNames) {
      for (const pending of [null, ...decisions]) {
        for (const actor of ["staff", "admin"] as const) {
          const letters = actionsFor(stateOf({ stage, pending }, actor)).map(
            ({ letter }) => letter,
          );
          expect(letters.every((letter) => /^[a-z]$/.test(letter))).toBe(true);
          expect(new Set(letters).size).toBe(letters.length);
        }
      }
    }
  });

  test("prepare decisions, and move at once between other stages", () => {
    expect(labels({})).toEqual([
      "Move to Screening",
      "Move to Interview",
      "Prepare: Shortlisted",
      "Prepare: Selected",
      "Prepare: Declined",
    ]);
    expect(labels({ stage: "shortlisted" })).toEqual(["Prepare: Selected", "Prepare: Declined"]);
  });

  test("release what is prepared, and undo a decline that waits", () => {
    expect(labels({ pending: "declined" }).slice(0, 2)).toEqual([
      "Release: Declined",
      "Take the prepared decision back",
    ]);
    const waiting = { pending: "declined", releaseAt: "2026-11-24T00:00:00.000Z" } as const;
    expect(labels(waiting)).toEqual(["Undo the decline"]);
  });

  test("reopen a decided application for admins only, with a reason", () => {
    for (const stage of ["selected", "confirmed", "declined", "lapsed", "withdrawn"] as const) {
      expect(labels({ stage })).toEqual([]);
      expect(actionsFor(stateOf({ stage }, "admin"))).toMatchObject([
        { label: "Reopen: Screening", needsReason: true, command: "move" },
      ]);
    }
  });
});

const one = (more: Partial<SelectedApplication>): SelectedApplication => ({
  id: "1",
  reference: "K7Q4-M2XR",
  name: "Asha",
  stage: "received",
  pending: null,
  releaseAt: null,
  ...more,
});

test("a bulk command counts those that it can change", () => {
  const release = { label: "", command: "release" } as const;
  expect(isPossible(release, one({}))).toBe(false);
  expect(isPossible(release, one({ pending: "declined" }))).toBe(true);
  expect(isPossible(release, one({ pending: "declined", releaseAt: "2026" }))).toBe(false);
  const decline = { label: "", command: "prepare", to: "declined" } as const;
  expect(isPossible(decline, one({}))).toBe(true);
  expect(isPossible(decline, one({ pending: "declined" }))).toBe(false);
  expect(isPossible(decline, one({ stage: "confirmed" }))).toBe(false);
  const takeBack = { label: "", command: "prepare", to: null } as const;
  expect(isPossible(takeBack, one({ pending: "selected" }))).toBe(true);
  expect(isPossible(takeBack, one({}))).toBe(false);
  expect(stageText(one({ pending: "selected" }))).toBe("Received, prepared: Selected");
});

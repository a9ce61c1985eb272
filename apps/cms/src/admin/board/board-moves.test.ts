import { expect, test } from "vitest";
import type { BoardCard } from "../../applications/board.ts";
import { moved, movesOf, moveTo } from "./board-moves.ts";

const card = (more: Partial<BoardCard>): BoardCard => ({
  id: "1",
  reference: "K7Q4-M2XR",
  name: "Asha",
  stage: "received",
  pending: null,
  releaseAt: null,
  college: "",
  score: null,
  interview: "",
  receivedAt: "2026-11-01T00:00:00.000Z",
  ...more,
});
const labels = (more: Partial<BoardCard>, actor: "staff" | "admin" = "staff") =>
  movesOf(card(more), actor).map(({ label }) => label);

test("a card goes where the stages allow, and decisions are only prepared", () => {
  expect(moveTo(card({}), "interview", "staff")).toMatchObject({ command: "move" });
  expect(moveTo(card({}), "selected", "staff")).toMatchObject({ command: "prepare" });
  for (const stage of ["confirmed", "lapsed", "withdrawn", "received"] as const) {
    expect(moveTo(card({}), stage, "staff")).toBeNull();
  }
  expect(moveTo(card({ stage: "interview" }), "screening", "staff")).toBeNull();
});

test("nothing is released on the board, where no mail is shown", () => {
  const pending = { pending: "selected" } as const;
  expect(movesOf(card(pending), "staff").map(({ command }) => command)).not.toContain("release");
  expect(labels(pending)).toContain("Take the prepared decision back");
  expect(moveTo(card(pending), "selected", "staff")).toBeNull();
});

test("only admins reopen, with a reason", () => {
  expect(labels({ stage: "declined" })).toEqual([]);
  expect(moveTo(card({ stage: "declined" }), "screening", "admin")).toMatchObject({
    needsReason: true,
  });
});

const said = (to: "interview" | "selected") => moved(card({}), moveTo(card({}), to, "staff")!);

test("the message says what was done", () => {
  expect(said("interview")).toBe("Asha is in Interview now.");
  expect(said("selected")).toBe("Asha: Selected is prepared. Release it in the table.");
});

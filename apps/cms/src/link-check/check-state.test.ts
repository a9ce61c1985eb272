import { expect, test } from "vitest";
import { isDue, isUnderWay, mayAskIn } from "./check-state.ts";

const at = (time: string) => new Date(`2026-03-02T${time}:00+05:30`);
const iso = (time: string) => at(time).toISOString();
const zone = "Asia/Kolkata";
const yesterday = new Date("2026-03-01T03:00:00+05:30").toISOString();

const lastNight = { startedAt: yesterday, finishedAt: yesterday };

test("links are checked at night, once", () => {
  expect(isDue({}, at("12:00"), zone)).toBe(false);
  expect(isDue({}, at("03:00"), zone)).toBe(true);
  expect(isDue(lastNight, at("01:59"), zone)).toBe(false);
  expect(isDue(lastNight, at("02:00"), zone)).toBe(true);
  const ended = { startedAt: iso("02:00"), finishedAt: iso("02:00") };
  expect(isDue(ended, at("04:59"), zone)).toBe(false);
});

test("a check that was cut off is due again, at any hour", () => {
  const state = { startedAt: iso("02:00"), finishedAt: yesterday };
  expect(isDue(state, at("02:09"), zone)).toBe(false);
  expect(isDue(state, at("02:10"), zone)).toBe(true);
  expect(isDue({ startedAt: iso("02:00") }, at("12:00"), zone)).toBe(true);
  expect(isDue({ ...state, finishedAt: iso("02:05") }, at("02:06"), zone)).toBe(false);
});

test("and when somebody asks", () => {
  const asked = { startedAt: yesterday, askedAt: iso("12:00") };
  expect(isDue(asked, at("12:01"), zone)).toBe(true);
  expect(isUnderWay(asked, at("12:01"))).toBe(true);
  const begun = { askedAt: iso("12:00"), startedAt: iso("12:01"), finishedAt: yesterday };
  expect(isDue(begun, at("12:02"), zone)).toBe(false);
  expect(isUnderWay(begun, at("12:02"))).toBe(true);
  expect(isUnderWay(begun, at("14:00"))).toBe(false);
  expect(isUnderWay({ ...begun, finishedAt: iso("12:03") }, at("12:04"))).toBe(false);
  expect(mayAskIn(begun, at("12:04"))).toBeGreaterThan(0);
  expect(mayAskIn(begun, at("12:10"))).toBe(0);
});

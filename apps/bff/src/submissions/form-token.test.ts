import { expect, test } from "vitest";
import { createFormToken, fillSpeedOf } from "./form-token.ts";

const SECRET = "a secret of the tests";
const NOW = Date.UTC(2026, 5, 15);
const DAY_MS = 24 * 3_600_000;
const token = createFormToken(SECRET, NOW);

test.each([
  ["at once", 0, "too-fast"],
  ["a moment later", 2_999, "too-fast"],
  ["after three seconds", 3_000, "fine"],
  ["after 30 days", 30 * DAY_MS, "fine"],
  ["later still", 30 * DAY_MS + 1, "no-timestamp"],
  ["before it was made", -1, "too-fast"],
])("a token that comes back %s", (_when, after, speed) => {
  expect(fillSpeedOf(SECRET, token, NOW + after)).toBe(speed);
});

test.each([
  ["nothing", ""],
  ["no signature", String(NOW)],
  ["an earlier time under the same signature", `${NOW - DAY_MS}.${token.split(".")[1]}`],
  ["another secret", createFormToken("another secret", NOW)],
  ["another spelling of the time", `0${token}`],
  ["a time that is no number", `NaN.${token.split(".")[1]}`],
])("%s is no token", (_name, forged) => {
  expect(fillSpeedOf(SECRET, forged, NOW + 10_000)).toBe("no-timestamp");
});

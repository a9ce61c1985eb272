import { expect, test } from "vitest";
import { isComplaint, isStack, reasonIn, redact, toLogLine } from "./log-line.ts";

test("a line of JSON becomes one for a person", () => {
  const line = { level: 40, time: 1, pid: 2, msg: "left out", resource: "events", index: 3 };
  expect(toLogLine(JSON.stringify(line))).toBe("warning left out resource=events index=3");
});

test("an error's cause stands behind its message, without a stack", () => {
  const line = { level: 50, msg: "can't load", err: { message: "refused", stack: "at x" } };
  expect(toLogLine(JSON.stringify(line))).toBe("error can't load (refused)");
});

test("colours, blanks and small talk go", () => {
  expect(toLogLine("\u001B[32mgood\u001B[39m  ")).toBe("good");
  expect(toLogLine("   ")).toBeNull();
  expect(toLogLine(" ✓ Running next.config.ts took 30ms")).toBeNull();
});

test("a line that only looks like JSON stays unchanged", () => {
  expect(toLogLine("{ code: 1 }")).toBe("{ code: 1 }");
});

test("the reason is the last line that names an error", () => {
  expect(reasonIn(["Seeding", "Error: no such table", "  code: 1,", "}"])).toBe(
    "Error: no such table",
  );
  expect(reasonIn(["one", "CMS_PORT: port 3001 is in use"])).toBe("CMS_PORT: port 3001 is in use");
  expect(reasonIn(["just", "this"])).toBe("this");
  expect(reasonIn([])).toBeUndefined();
});

test.each([
  ['{"level":30,"msg":"Seeded 150 documents"}', "stdout", false],
  ['{"level":50,"msg":"no such table"}', "stdout", true],
  ["Seeding…", "stdout", false],
  ["Port 3000 is in use already.", "stderr", true],
] as const)("%s on %s may say why a program ended: %s", (line, stream, expected) => {
  expect(isComplaint(line, stream)).toBe(expected);
});

test("stack traces are known for what they are", () => {
  expect(isStack("    at file:///a.js:2:3")).toBe(true);
  expect(isStack("Node.js v24.1.0")).toBe(true);
  expect(isStack("file:///a/b.js:12")).toBe(true);
  expect(isStack("Error: at last")).toBe(false);
});

test("secrets don't reach the terminal", () => {
  expect(redact("key abc, pass xyz", ["abc", "xyz"])).toBe("key •••, pass •••");
});

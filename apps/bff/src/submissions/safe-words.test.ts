import { expect, test } from "vitest";
import { safeWords } from "./safe-words.ts";

test.each([
  "No seats left.",
  "Sorry, the hall (2nd floor) is closed until 10:30; please select another event!",
  "Registration isn’t possible: update your email & try again, or call 98765 43210.",
  "ఈ కార్యక్రమం నిండిపోయింది.",
  "x".repeat(200),
])("shows %j", (message) => {
  expect(safeWords({ message: ` ${message}\n` })).toBe(message);
});

test.each([
  ["SQL", "SQLSTATE[23000]: Integrity constraint violation: 1062"],
  ["SQL", "SQLSTATE 23000"],
  ["a statement", "insert into registrations (email) values ('a')"],
  ["a statement", "SELECT id FROM events"],
  ["a statement", "Update events set seats to 0"],
  ["a database's words", "duplicate key value violates unique constraint"],
  ["a database's words", "Deadlock found when trying to get lock"],
  ["a database's words", "Unknown column 'mobile'"],
  ["a stack", "Error: boom\n    at save (/srv/app.js:12:3)"],
  ["a stack on one line", "boom at Object.save"],
  ["an exception", "NullPointerException"],
  ["an exception", "TypeError: x is not a function"],
  ["an exception", "Uncaught exception in handler"],
  ["a path", "Cannot read /srv/www/seats"],
  ["a path", "C:\\www\\seats"],
  ["a file", "Cannot load seats.php"],
  ["a host", "No answer from db.internal"],
  ["an address", "connect ECONNREFUSED 10.0.0.7:5432"],
  ["an error code", "connect ETIMEDOUT"],
  ["markup", "<b>No</b> seats"],
  ["an entity", "No &lt;seats&gt;"],
  ["a template", "No ${seats}"],
  ["several lines", "No seats.\nNone."],
  ["a control", "No\u0000 seats"],
  ["turned text", "No \u202Estaes"],
  ["too much", "x".repeat(201)],
  ["no letter", "503"],
  ["nothing", ""],
])("shows no %s: %j", (_what, message) => {
  expect(safeWords({ message })).toBe("");
});

test.each([undefined, null, "text", 7, [], {}, { message: 7 }, { message: { deep: "x" } }])(
  "reads nothing from %j",
  (body) => {
    expect(safeWords(body)).toBe("");
  },
);

test("is quick with a long answer", () => {
  const message = `${"select ".repeat(20_000)}update `;
  const started = performance.now();
  expect(safeWords({ message })).toBe("");
  expect(performance.now() - started).toBeLessThan(1000);
});

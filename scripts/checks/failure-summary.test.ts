import { expect, test } from "vitest";
import { createFailureSummary } from "./failure-summary.ts";

test("failures are found in output that arrives in pieces, each line once", () => {
  const summary = createFailureSummary();
  for (const piece of [
    " ✓ a.test.ts (3 tests)\n\u001b[31m FA",
    "IL \u001b[39m b.test.ts > adds\nAssertionError: expected 2\n ❯ b.test.ts:3:1\n",
    "  ✘  12 home.spec.ts:3:1 › shows\n FAIL  b.test.ts > adds\n2 errors: none",
  ]) {
    summary.read(piece);
  }
  expect(summary.lines()).toEqual([
    " FAIL  b.test.ts > adds",
    "AssertionError: expected 2",
    " ❯ b.test.ts:3:1",
    "  ✘  12 home.spec.ts:3:1 › shows",
  ]);
});

test("skipped tests are found, whichever program reports them", () => {
  const summary = createFailureSummary();
  summary.read("@kdl/bff:unit: Skipped (needs redis-server): counts\n ↓ counts [skipped]\n");
  summary.read("Skipped (needs redis-server): counts\nSkipped (needs caddy): doors");
  expect(summary.skipped()).toEqual(["redis-server: counts", "caddy: doors"]);
  expect(summary.lines()).toEqual([]);
});

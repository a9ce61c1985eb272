import { crashTest } from "../crashes/crash-test.ts";
import { findLosses } from "../crashes/find-losses.ts";
import { startShippedSite } from "../support/shipped-site.ts";
import { expect, test } from "../support/test.ts";

test("nothing that was acknowledged gets lost when the CMS is killed", async () => {
  test.setTimeout(240_000);
  await using site = await startShippedSite();
  const report = await crashTest({ site, count: 60, kills: 3, seed: 7 });
  expect(report).toMatchObject({ losses: [], kills: 3, rows: 60, files: 40 });
});

test("a loss would show", () => {
  const sample = { form: undefined as never, values: { email: "asha@example.org" }, file: null };
  const sent = [{ sample, references: ["MSG-1", "MSG-2"], times: 2 }];
  const stray = { name: "stray", sha256: "" };
  expect(findLosses({ sent, rows: [], files: [stray] })).toEqual([
    "0 rows for 1 people",
    "asha@example.org: MSG-1 and MSG-2",
    "asha@example.org: accepted as MSG-1, but not there",
    "stray: nobody's file",
  ]);
});

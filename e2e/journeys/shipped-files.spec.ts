/** What other users of the machine can read of a running site: nothing. */
import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../support/shipped-test.ts";

test("every file and folder of both programs is only for their user", async ({ shipped }) => {
  const html = await (await fetch(shipped.url)).text();
  const [image = ""] = /\/images\/[^" ]+w=\d+/.exec(html) ?? [];
  expect((await fetch(shipped.url + image.replaceAll("&amp;", "&"))).status).toBe(200);

  const names = readdirSync(shipped.dataDir, { recursive: true, encoding: "utf8" });
  expect(names).toEqual(expect.arrayContaining(["cms.db", "cache/images", "uploads/media"]));
  // Some have been renamed or removed meanwhile.
  const modeOf = (name: string) =>
    (lstatSync(join(shipped.dataDir, name), { throwIfNoEntry: false })?.mode ?? 0) & 0o777;
  expect(names.filter((name) => (modeOf(name) & 0o077) !== 0)).toEqual([]);
});

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = new URL("../../", import.meta.url);
const cited = /`((?:apps|packages|scripts|e2e)\/[^`{}*]+)`/g;

test("CONTRIBUTING.md names files that exist", () => {
  const text = readFileSync(fileURLToPath(new URL("CONTRIBUTING.md", root)), "utf8");
  const paths = [...text.matchAll(cited)].map(([, path = ""]) => path);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});

import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { restrictToOwner } from "./private-files.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "private-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8);

test("makes matching entries private, recursively, and leaves the rest as it is", async () => {
  mkdirSync(at("uploads/team"), { recursive: true });
  for (const name of ["cms.db", "uploads/team/a.jpg", "notes.txt"]) writeFileSync(at(name), "");
  symlinkSync(at("notes.txt"), at("uploads/link"));
  for (const name of ["uploads", "uploads/team"]) chmodSync(at(name), 0o755);
  for (const name of ["cms.db", "uploads/team/a.jpg", "notes.txt"]) chmodSync(at(name), 0o664);
  chmodSync(folder, 0o755);

  const names = /^(?:cms\.db|uploads)$/;
  expect(await restrictToOwner(folder, names)).toBe(5);
  expect([folder, at("uploads"), at("uploads/team")].map(modeOf)).toEqual(["700", "700", "700"]);
  expect([at("cms.db"), at("uploads/team/a.jpg")].map(modeOf)).toEqual(["600", "600"]);
  expect(modeOf(at("notes.txt"))).toBe("664");
  expect(await restrictToOwner(folder, names)).toBe(0);
});

test("leaves folders shared by all users as they are", async () => {
  chmodSync(folder, 0o1777);
  await restrictToOwner(folder, /^none$/);
  expect(modeOf(folder)).toBe("1777");
});

test("creates a missing folder", async () => {
  await restrictToOwner(at("a/b"), /^none$/);
  expect(modeOf(at("a/b"))).toBe("700");
});

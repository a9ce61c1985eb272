import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileBelow, filesIn } from "./files-in-folder.ts";
import { openSpool } from "./spool.ts";
import { fileNamesOf, findUpload, uploadPath } from "./uploads-folder.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-"));
  await mkdir(join(folder, "site/a/.git"), { recursive: true });
  await mkdir(join(folder, "site/uploads/2019"), { recursive: true });
  const files = [
    "secret.txt",
    "site/b.md",
    "site/a/c.md",
    "site/a/.git/d.md",
    "site/uploads/2019/p.jpg",
  ];
  for (const file of files) await writeFile(join(folder, file), file);
  await symlink(join(folder, "secret.txt"), join(folder, "site/link.md"));
  await symlink(folder, join(folder, "site/up"));
  await symlink(join(folder, "site/b.md"), join(folder, "site/inside.md"));
});
afterAll(() => rm(folder, { recursive: true }));

test("lists files, and follows no links", async () => {
  expect(await filesIn(join(folder, "site"))).toEqual({
    paths: ["a/c.md", "b.md", "uploads/2019/p.jpg"],
    skipped: expect.arrayContaining(["link.md", "up", "inside.md"]) as string[],
  });
});

test.each([
  "../secret.txt",
  "a/../../secret.txt",
  "link.md",
  "up/secret.txt",
  "a",
  "gone",
  "a\0b",
  "",
])("finds no file at %j", async (path) => {
  expect(await fileBelow(join(folder, "site"), path)).toBeNull();
});

test.each(["b.md", "/b.md", "a/../b.md", "inside.md"])("finds the file at %j", async (path) => {
  expect(await fileBelow(join(folder, "site"), path)).toBe(join(folder, "site/b.md"));
});

test.each([
  ["2019/p-1024x683.jpg", ["2019/p.jpg", "2019/p-scaled.jpg", "2019/p-1024x683.jpg"]],
  ["p-scaled.jpg", ["p.jpg", "p-scaled.jpg"]],
  ["p-e1559999999999-300x200.png", ["p.png", "p-scaled.png", "p-e1559999999999-300x200.png"]],
  ["camp-2019.jpg", ["camp-2019.jpg", "camp-2019-scaled.jpg"]],
])("looks for the original of %s first", (path, names) => {
  expect(fileNamesOf(path)).toEqual(names);
});

test("finds uploads in the folder, or in one above it", async () => {
  const path = uploadPath("https://old.example/wp-content/uploads/2019/p-300x200.jpg?x=1")!;
  const found = { key: "2019/p.jpg", path: join(folder, "site/uploads/2019/p.jpg") };
  expect(await findUpload(join(folder, "site"), path)).toEqual(found);
  expect(await findUpload(join(folder, "site/uploads"), path)).toEqual(found);
  expect(
    await findUpload(join(folder, "site"), uploadPath("/wp-content/uploads/../../secret.txt")!),
  ).toBeNull();
});

test("gives back texts from the disk, without a file that has a name", async () => {
  const spool = await openSpool(folder);
  const places = [await spool.add("é1"), await spool.add(""), await spool.add("2")];
  expect(await Promise.all(places.map((place) => spool.read(place)))).toEqual(["é1", "", "2"]);
  expect((await filesIn(folder)).paths).not.toContainEqual(expect.stringContaining(".import"));
  await spool.close();
});

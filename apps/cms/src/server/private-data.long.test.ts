/** Every file and folder under DATA_DIR of the built CMS and its backups is only for its user. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startCms } from "../testing/running-cms.ts";

const cli = join(import.meta.dirname, "../backup/cli.ts");

/** The CMS is running: what was just listed may be gone. */
const modeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mode ?? 0;

/** What other users than the owner may read or write. */
function openIn(folder: string): string[] {
  const below = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const paths = [folder, ...below.map((name) => join(folder, name))];
  return paths.filter((path) => (modeOf(path) & 0o077) !== 0);
}

const run = (folder: string, ...args: string[]) =>
  spawnSync(process.execPath, [cli, ...args], { env: { ...process.env, DATA_DIR: folder } }).status;

test("also where an earlier version has left it open", async () => {
  const root = mkdtempSync(join(process.env["DATA_DIR"]!, "private-"));
  const [DATA_DIR, restored] = [join(root, "one"), join(root, "two")];
  mkdirSync(join(DATA_DIR, "uploads/team"), { recursive: true });
  writeFileSync(join(DATA_DIR, "uploads/team/old.jpg"), "old");
  for (const path of [DATA_DIR, join(DATA_DIR, "uploads")]) chmodSync(path, 0o755);
  chmodSync(join(DATA_DIR, "uploads/team/old.jpg"), 0o644);

  const cms = await startCms({ DATA_DIR });
  onTestFinished(() => cms.stop());
  expect(readdirSync(DATA_DIR)).toEqual(
    expect.arrayContaining(["cms.db", "cms.db-wal", "uploads"]),
  );
  expect(openIn(DATA_DIR)).toEqual([]);

  const file = join(root, "backups/site.tar.gz");
  expect(run(DATA_DIR, "backup", file)).toBe(0);
  expect(openIn(join(root, "backups"))).toEqual([]);
  expect(run(restored, "restore", file)).toBe(0);
  expect(openIn(restored)).toEqual([]);
}, 120_000);

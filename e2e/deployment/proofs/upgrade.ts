/** Upgrades from the previous release with submissions in place, and goes back by restoring the backup. */
import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../images.ts";
import type { Project } from "../project.ts";
import { type ReleaseBefore, REPLACED_FIELDS } from "../release-before.ts";
import {
  assertEqualContent,
  assertKeptRows,
  countOf,
  readContent,
  type Rows,
  type StoredContent,
} from "../stored-content.ts";
import { nothingIsDegraded } from "./as-declared.ts";
import { backUp, restore } from "./backup.ts";

const SENT = /^member|-(?:messages|registrations|applications)$/;

/** The steps of docs/operations.md, "Upgrade". */
export const upgradeAndBack =
  (before: ReleaseBefore) =>
  async (project: Project): Promise<string> => {
    const content = await readContent(project);
    const archive = join(tmpdir(), `${project.name}-${process.pid}.tar.gz`);
    try {
      await backUp(project, archive);
      project.useRoot(ROOT);
      for (const name of Object.keys(before.images)) project.set(name, "");
      await project.up("--no-deps", "gateway");
      await project.up();
      await nothingIsDegraded(project);
      assertKept(content, await readContent(project));

      // Only this release's file names all of its volumes.
      await project.compose(["down", "--volumes", "--timeout", "5"]);
      project.useRoot(before.root);
      for (const [name, image] of Object.entries(before.images)) project.set(name, image);
      await restore(project, archive);
      await project.up();
      assertEqualContent(await readContent(project), content, "after the way back");
    } finally {
      rmSync(archive, { force: true });
    }
    return `from ${before.name}: ${countOf(content)}, migrated and equal; the same after the way back`;
  };

const withoutReplaced = (rows: Rows): Rows =>
  Object.fromEntries(
    Object.entries(rows).map(([id, row]) => [
      id,
      Object.fromEntries(Object.entries(row).filter(([name]) => !REPLACED_FIELDS.includes(name))),
    ]),
  );

/**
 * Every existing field has kept its value. Migrations may have added fields, and this release may ship
 * new content, but there are exactly as many submissions as before.
 */
function assertKept(before: StoredContent, after: StoredContent): void {
  assert.deepEqual(after.files, before.files);
  for (const [collection, rows] of Object.entries(before.documents)) {
    const now = after.documents[collection] ?? {};
    if (SENT.test(collection)) {
      assert.deepEqual(Object.keys(now).toSorted(), Object.keys(rows).toSorted(), collection);
    }
    assertKeptRows(now, withoutReplaced(rows), collection);
  }
  assertKeptRows(after.accesses, before.accesses, "access log");
}

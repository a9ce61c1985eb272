/** A backup by the backup's container, and what an empty project makes of it. */
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Project } from "../project.ts";
import { assertEqualContent, countOf, readContent } from "../stored-content.ts";

const RUN = ["run", "--rm", "--no-TTY"];

/** @param prepare starts what has to run before anything can be restored */
export async function aBackupIsRestored(
  project: Project,
  prepare: (project: Project) => Promise<void> = async () => {},
): Promise<string> {
  const before = await readContent(project);
  const archive = join(tmpdir(), `${project.name}-${process.pid}.tar.gz`);
  try {
    await backUp(project, archive);
    await project.compose(["down", "--volumes", "--timeout", "5"]);
    await prepare(project);
    await restore(project, archive);
  } finally {
    rmSync(archive, { force: true });
  }
  await project.up();
  const after = await readContent(project);
  assertEqualContent(after, before);
  return `${countOf(after)}, equal`;
}

export const backUp = (project: Project, archive: string): Promise<string> =>
  project.compose([...RUN, "backup"], { outputFile: archive });

/** Into an empty project. */
export const restore = (project: Project, archive: string): Promise<string> =>
  project.compose([...RUN, "--no-deps", "backup", "restore", "-"], { inputFile: archive });

/** With the profile `scale`: the database, and the bucket with its account. */
export async function startKeepers(project: Project): Promise<void> {
  await project.compose(["up", "--detach", "--wait", "postgres", "minio"]);
  await project.compose([...RUN, "bucket"]);
}

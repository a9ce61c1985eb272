/** A backup by the backup's container, and what an empty project makes of it. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EditorApi, editorApi } from "../../support/editor-api.ts";
import type { Project } from "../project.ts";

const COLLECTIONS = [
  "contact-messages",
  "event-registrations",
  "internship-applications",
  "volunteer-registrations",
  "club-registrations",
  "services",
  "events",
  "service-images",
];
const RUN = ["run", "--rm", "--no-TTY"];

type Row = Record<string, unknown>;

/** @param prepare starts what has to run before anything can be restored */
export async function aBackupIsRestored(
  project: Project,
  prepare: (project: Project) => Promise<void> = async () => {},
): Promise<string> {
  const before = await everything(project);
  const archive = join(tmpdir(), `${project.name}-${process.pid}.tar.gz`);
  try {
    await project.compose([...RUN, "backup"], { outputFile: archive });
    await project.compose(["down", "--volumes", "--timeout", "5"]);
    await prepare(project);
    const restore = [...RUN, "--no-deps", "backup", "restore", "-"];
    await project.compose(restore, { inputFile: archive });
  } finally {
    rmSync(archive, { force: true });
  }
  await project.up();
  const after = await everything(project);
  assert.deepEqual(after, before);
  const rows = Object.values(before.rows).flat().length;
  return `${rows} documents and ${Object.keys(before.files).length} resumes, equal`;
}

/** With the profile `scale`: the database, and the bucket with its account. */
export async function startKeepers(project: Project): Promise<void> {
  await project.compose(["up", "--detach", "--wait", "postgres", "minio"]);
  await project.compose([...RUN, "bucket"]);
}

async function everything({ cmsUrl, account }: Project) {
  const editor = await editorApi(cmsUrl, account);
  const rows: Record<string, Row[]> = {};
  const files: Record<string, string> = {};
  for (const name of COLLECTIONS) {
    const documents = await editor.list(name);
    rows[name] = documents.toSorted((a, b) => String(a["id"]).localeCompare(String(b["id"])));
    for (const { id, resume } of documents) {
      if (Object(resume)["key"])
        files[String(id)] = await digestOf(cmsUrl, editor, name, String(id));
    }
  }
  return { rows, files };
}

async function digestOf(cmsUrl: string, { token }: EditorApi, collection: string, id: string) {
  const address = `${cmsUrl}/payload-api/submissions/${collection}/${id}/resume`;
  const response = await fetch(address, { headers: { authorization: `JWT ${token}` } });
  assert.equal(response.status, 200, address);
  return createHash("sha256")
    .update(new Uint8Array(await response.arrayBuffer()))
    .digest("hex");
}

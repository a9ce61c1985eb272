/** All of a site's data that staff can read, for comparison with a later state. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { editorApi } from "../support/editor-api.ts";
import type { Project } from "./project.ts";

export type Rows = Record<string, Record<string, unknown>>;

export interface StoredContent {
  /** Documents by collection and id. */
  documents: Record<string, Rows>;
  /** SHA-256 digests of resumes by document. */
  files: Record<string, string>;
  /** Entries of the access log by id. It grows with each resume that is read here. */
  accesses: Rows;
}

const ACCESS_LOG = "access-log";

/** Collections that change with each log-in, or contain Payload's own bookkeeping. */
const LEFT_OUT = /^(?:users|staff-tries|access-log|payload-.*)$/;

/** Collections in which earlier releases kept their pictures. */
const FORMER_LIBRARY = /^(?:.+-images|logos)$/;

export async function readContent({ cmsUrl, account }: Project): Promise<StoredContent> {
  const editor = await editorApi(cmsUrl, account);
  const content: StoredContent = { documents: {}, files: {}, accesses: {} };
  const names = await editor.collections();
  for (const name of names) {
    if (LEFT_OUT.test(name)) continue;
    const rows = await editor.list(name);
    const collection = FORMER_LIBRARY.test(name) ? "media" : name;
    content.documents[collection] = { ...content.documents[collection], ...byId(rows) };
    for (const { id, resume } of rows) {
      if (!Object(resume)["key"]) continue;
      const file = await editor.resumeOf(name, String(id));
      content.files[String(id)] = createHash("sha256").update(file).digest("hex");
    }
  }
  if (names.includes(ACCESS_LOG)) content.accesses = byId(await editor.list(ACCESS_LOG));
  return content;
}

const byId = (rows: Record<string, unknown>[]): Rows =>
  Object.fromEntries(rows.map((row) => [String(row["id"]), row]));

/** @throws if anything has changed, or an entry of the access log is missing */
export function assertEqualContent(after: StoredContent, before: StoredContent, when = ""): void {
  const { accesses, ...rest } = after;
  assert.deepEqual({ ...rest, accesses: {} }, { ...before, accesses: {} }, when || undefined);
  assertKeptRows(accesses, before.accesses, ACCESS_LOG);
}

/** @throws unless every row has at least the fields that it had, with the same values */
export function assertKeptRows(after: Rows, before: Rows, collection: string): void {
  for (const [id, row] of Object.entries(before)) {
    assert.partialDeepStrictEqual(after[id], row, `${collection} ${id}`);
  }
}

/** Summarizes the content for a report. */
export function countOf({ documents, files }: StoredContent): string {
  const count = Object.values(documents).flatMap((rows) => Object.keys(rows)).length;
  const names = Object.keys(documents).length;
  return `${count} documents of ${names} collections and ${Object.keys(files).length} resumes`;
}

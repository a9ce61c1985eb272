/** Everything that staff can read of a site's data, to be compared with what it is later. */
import { createHash } from "node:crypto";
import { editorApi } from "../support/editor-api.ts";
import type { Project } from "./project.ts";

type Row = Record<string, unknown>;

export interface StoredContent {
  /** Documents by collection and id. */
  documents: Record<string, Record<string, Row>>;
  /** SHA-256 of resumes by document. */
  files: Record<string, string>;
}

/** Changes with each log-in, and holds the bookkeeping of Payload itself. */
const LEFT_OUT = /^(?:users|staff-tries|payload-.*)$/;

export async function readContent({ cmsUrl, account }: Project): Promise<StoredContent> {
  const editor = await editorApi(cmsUrl, account);
  const content: StoredContent = { documents: {}, files: {} };
  for (const name of await editor.collections()) {
    if (LEFT_OUT.test(name)) continue;
    const rows = await editor.list(name);
    content.documents[name] = Object.fromEntries(rows.map((row) => [String(row["id"]), row]));
    for (const { id, resume } of rows) {
      if (!Object(resume)["key"]) continue;
      const file = await editor.resumeOf(name, String(id));
      content.files[String(id)] = createHash("sha256").update(file).digest("hex");
    }
  }
  return content;
}

/** In words, for a report. */
export function countOf({ documents, files }: StoredContent): string {
  const count = Object.values(documents).flatMap((rows) => Object.keys(rows)).length;
  const names = Object.keys(documents).length;
  return `${count} documents of ${names} collections and ${Object.keys(files).length} resumes`;
}

/** What the CMS has in the end: rows by its API, files from its disk. */
import { createHash } from "node:crypto";
import { basename, join } from "node:path";
import { finishedFiles } from "@kdl/runtime/testing/finished-files";
import type { EditorApi } from "../support/editor-api.ts";

const COLLECTIONS = [
  "internship-applications",
  "volunteer-registrations",
  "contact-messages",
] as const;

export interface StoredRow {
  reference: string;
  email: string;
  /** Name of its file in the store. */
  fileKey: string | null;
  /** What the row says of its file. */
  sha256: string | null;
}

export interface StoredFile {
  name: string;
  /** Of what lies on the disk. */
  sha256: string;
}

export async function readRows(editor: EditorApi): Promise<StoredRow[]> {
  const lists = await Promise.all(COLLECTIONS.map((name) => editor.list(name)));
  return lists.flat().map((row) => {
    const resume = (row["resume"] ?? {}) as { key?: string | null; sha256?: string | null };
    return {
      reference: String(row["reference"]),
      email: String(row["email"]),
      fileKey: resume.key ?? null,
      sha256: resume.sha256 ?? null,
    };
  });
}

/** Every file of the store, also those whose upload broke off; the CMS may be removing some. */
export function readFiles(dataDir: string): StoredFile[] {
  return [...finishedFiles(join(dataDir, "resumes"))].map(({ path, bytes }) => ({
    name: basename(path),
    sha256: createHash("sha256").update(bytes).digest("hex"),
  }));
}

/** Compares what people were told with what the CMS has. */
import { createHash } from "node:crypto";
import type { Sent } from "./send-all.ts";
import type { StoredFile, StoredRow } from "./read-stored.ts";

interface Outcome {
  sent: readonly Sent[];
  rows: readonly StoredRow[];
  files: readonly StoredFile[];
}

const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** A description of everything that isn't as it should be; empty if nothing is wrong. */
export function findLosses({ sent, rows, files }: Outcome): string[] {
  const problems: string[] = [];
  if (rows.length !== sent.length) problems.push(`${rows.length} rows for ${sent.length} people`);
  const byReference = new Map(rows.map((row) => [row.reference, row]));
  const byName = new Map(files.map((file) => [file.name, file]));
  for (const { sample, references } of sent) {
    const who = String(sample.values["email"]);
    if (new Set(references).size > 1) problems.push(`${who}: ${references.join(" and ")}`);
    const row = byReference.get(references[0] ?? "");
    if (!row) problems.push(`${who}: accepted as ${references[0]}, but not there`);
    else if (row.email !== who) problems.push(`${who}: ${row.reference} is ${row.email}`);
    if (!row || !sample.file) continue;
    const wanted = digest(sample.file.bytes);
    const file = byName.get(row.fileKey ?? "");
    if (!file) problems.push(`${who}: no file`);
    else if (file.sha256 !== wanted) problems.push(`${who}: another file`);
    if (row.sha256 !== wanted) problems.push(`${who}: another digest`);
  }
  const owned = new Set(rows.map(({ fileKey }) => fileKey));
  for (const { name } of files) if (!owned.has(name)) problems.push(`${name}: nobody's file`);
  return problems;
}

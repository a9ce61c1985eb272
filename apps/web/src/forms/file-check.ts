/** Checks a chosen file as the gateway will, so that problems show before the upload. */
import { createDocumentCheck } from "@kdl/schemas/documents/document-check";
import { documentTypeOf } from "@kdl/schemas/documents/document-name";
import type { FileRule } from "@kdl/schemas/forms/form";
import { UPLOAD_MAX_BYTES } from "@kdl/schemas/forms/form-limits";
import { fileMessage } from "@kdl/schemas/forms/form-messages";

const SLICE_BYTES = 256 * 1024;

/**
 * Checks name, size and content.
 *
 * @returns a copy in memory, which survives if the original is moved, changed or, on phones, revoked by
 * the app that shared it; or a message from `fileMessage`
 */
export async function checkFile(
  file: File,
  rule: FileRule,
): Promise<{ file: File } | { problem: string }> {
  const named = documentTypeOf(file.name, rule);
  if ("problem" in named) return named;
  if (file.size > UPLOAD_MAX_BYTES) return { problem: fileMessage.tooLarge };
  const check = createDocumentCheck(named.type, UPLOAD_MAX_BYTES);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (let start = 0; start < file.size; start += SLICE_BYTES) {
      const part = new Uint8Array(await file.slice(start, start + SLICE_BYTES).arrayBuffer());
      parts.push(part);
      const { problem } = check.push(part);
      if (problem !== null) return { problem };
    }
  } catch {
    return { problem: fileMessage.unreadable };
  }
  const { problem } = check.end();
  return problem === null
    ? { file: new File(parts, file.name, { type: file.type, lastModified: file.lastModified }) }
    : { problem };
}

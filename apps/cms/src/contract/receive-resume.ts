import { createHash } from "node:crypto";
import { createDocumentCheck, type DocumentStep } from "@kdl/schemas/documents/document-check";
import { documentTypeOf } from "@kdl/schemas/documents/document-name";
import type { FileRule } from "@kdl/schemas/forms/form";
import { UPLOAD_MAX_BYTES } from "@kdl/schemas/forms/form-limits";
import { fileMessage } from "@kdl/schemas/forms/form-messages";
import { inspectDocument } from "../inspection/inspect-document.ts";
import type { FileStore } from "../storage/file-store.ts";
import { tooLarge, wrongFile } from "../submissions/refused.ts";
import type { ReceivedResume } from "../submissions/submission.ts";

/**
 * Takes a file into the store while it comes in, checked byte by byte, then looks through all of it. It
 * is not kept yet.
 *
 * @param fileName as it was sent; none with an empty part is what browsers send for no file
 * @throws {Refused} when it isn't what its name says or what the form takes; then nothing is left of it
 */
export async function receiveResume(
  stream: AsyncIterable<Uint8Array>,
  fileName: string | undefined,
  rule: FileRule,
  store: FileStore,
): Promise<ReceivedResume | null> {
  if (!fileName) return receiveNothing(stream, rule);
  const named = documentTypeOf(fileName, rule);
  if ("problem" in named) throw wrongFile(rule.name, named.problem);
  const check = createDocumentCheck(named.type, UPLOAD_MAX_BYTES);
  const hash = createHash("sha256");
  const incoming = await store.begin();
  let size = 0;

  async function take({ problem, release }: DocumentStep): Promise<void> {
    if (problem === fileMessage.tooLarge) throw tooLarge(problem, rule.name);
    if (problem !== null) throw wrongFile(rule.name, problem);
    for (const bytes of release) {
      hash.update(bytes);
      size += bytes.length;
      await incoming.write(bytes);
    }
  }

  try {
    for await (const chunk of stream) await take(check.push(chunk));
    await take(check.end());
    await incoming.finish();
    const { problem, caution } = await inspectDocument(named.type, () => incoming.read());
    if (problem !== null) throw wrongFile(rule.name, problem);
    const sha256 = hash.digest("hex");
    return { incoming, fileName, type: named.type, size, sha256, caution };
  } catch (error) {
    await incoming.discard();
    throw error;
  }
}

async function receiveNothing(stream: AsyncIterable<Uint8Array>, rule: FileRule): Promise<null> {
  for await (const chunk of stream) {
    if (chunk.length > 0) throw wrongFile(rule.name, fileMessage.name);
  }
  return null;
}

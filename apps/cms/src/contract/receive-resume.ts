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
 * Streams a file into the store, checking every byte, and then inspects it. The file isn't committed yet.
 *
 * @param fileName as sent; browsers send an empty part without a name if no file was chosen
 * @throws {Refused} if its content doesn't match its name, or the form doesn't accept it; then nothing of
 * it remains
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

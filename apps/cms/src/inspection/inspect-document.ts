/** Inspects a document's whole content, after its format has been checked. */
import type { DocumentType } from "@kdl/schemas/forms/form";
import { createConcurrencyLimit } from "@kdl/runtime/concurrency/concurrency-limit";
import { unavailable } from "../submissions/refused.ts";
import { type Caution, describeCautions } from "./cautions.ts";
import { inspectDocx } from "./inspect-docx.ts";
import { inspectPdf } from "./inspect-pdf.ts";

export interface Inspection {
  /** Why the file isn't accepted, as a text from `fileMessage`. */
  problem: string | null;
  /** Warnings for staff before they open it. */
  caution: string | null;
}

/** Each inspection holds the whole file in memory. */
const limited = createConcurrencyLimit({
  concurrency: 2,
  maxQueued: 256,
  queueFull: unavailable,
});

/**
 * Inspects a document in small steps that don't block the event loop.
 *
 * @param read returns the whole file; called when it is next in the queue
 * @throws {Refused} if too many are queued already
 */
export function inspectDocument(
  type: DocumentType,
  read: () => Promise<Buffer>,
): Promise<Inspection> {
  return limited(async () => {
    const found = new Set<Caution>();
    const problem = await inspect(type, await read(), found);
    return { problem, caution: describeCautions(found) };
  });
}

async function inspect(
  type: DocumentType,
  file: Buffer,
  found: Set<Caution>,
): Promise<string | null> {
  if (type === "docx") return inspectDocx(file, found);
  if (type === "pdf") await inspectPdf(file, found);
  // The check of a .doc's format has already read its directory, with its macros and objects.
  return null;
}

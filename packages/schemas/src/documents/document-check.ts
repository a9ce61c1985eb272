/**
 * Checks, as a document streams through, that it is what its name says: in the gateway on its way to the
 * upstream, in the browser before it is sent. Nothing is unpacked, and no whole file is kept in memory.
 */
import { docFormat } from "./document-doc.ts";
import { docxFormat } from "./document-docx.ts";
import { type DocumentFormat, START_BYTES } from "./document-format.ts";
import { pdfFormat } from "./document-pdf.ts";
import type { DocumentType } from "../forms/form.ts";
import { fileMessage } from "../forms/form-messages.ts";
import { holdBytes } from "./held-bytes.ts";

export interface DocumentStep {
  /** A text of `fileMessage`; once there is one, it stays. */
  problem: string | null;
  /** Bytes that may be forwarded now, in order; their chunks may differ from those that arrived. */
  release: Uint8Array[];
}

export interface DocumentCheck {
  /** Takes the next bytes, which must not change afterwards. */
  push(chunk: Uint8Array): DocumentStep;
  /** Call after the last bytes; decides whether the part held back may be forwarded. */
  end(): DocumentStep;
}

const formats: Record<DocumentType, () => DocumentFormat> = {
  pdf: pdfFormat,
  doc: docFormat,
  docx: docxFormat,
};

/**
 * Checks one document. The beginning is held back until it is known to be right, and so is the end:
 * a caller that forwards the released bytes never forwards a whole invalid file. The verdict doesn't depend on
 * how the bytes are cut.
 *
 * @param type what the file's name says
 * @param maxBytes how large the file may be
 */
export function createDocumentCheck(type: DocumentType, maxBytes: number): DocumentCheck {
  const format = formats[type]();
  const held = holdBytes();
  let size = 0;
  let hasStarted = false;
  let problem: string | null = null;

  function refused(text: string): DocumentStep {
    problem = text;
    held.takeAll();
    return { problem, release: [] };
  }

  /** Checks the beginning that is held back, then passes it to the scan. */
  function begin(): string | null {
    hasStarted = true;
    const bytes = held.read();
    return format.start(bytes.subarray(0, START_BYTES)) ?? format.scan(bytes);
  }

  function inspect(chunk: Uint8Array): string | null {
    if (hasStarted) return format.scan(chunk);
    return size >= START_BYTES ? begin() : null;
  }

  return {
    push(chunk) {
      if (problem !== null) return { problem, release: [] };
      const fitting = chunk.subarray(0, maxBytes - size);
      held.push(fitting);
      size += fitting.length;
      const found = inspect(fitting);
      if (found !== null) return refused(found);
      if (fitting.length < chunk.length) return refused(fileMessage.tooLarge);
      return { problem, release: hasStarted ? held.take(format.tailBytes) : [] };
    },
    end() {
      if (problem !== null) return { problem, release: [] };
      if (size === 0) return refused(fileMessage.empty);
      const found = (hasStarted ? null : begin()) ?? format.end(held.read(), size);
      return found === null ? { problem, release: held.takeAll() } : refused(found);
    },
  };
}

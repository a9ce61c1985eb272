/** The multipart body that goes upstream: fields in their order, the file last. */
import type { Readable } from "node:stream";
import { createDocumentCheck, type DocumentStep } from "@kdl/schemas/documents/document-check";
import type { DocumentType, Form, FormValues } from "@kdl/schemas/forms/form";
import type { Counter } from "../../metrics/gateway-metrics.ts";
import { type FormParts, refusedFile } from "./form-parts.ts";

/** Content types of the part, by document type. */
const contentTypes: Record<DocumentType, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

export interface UploadFile {
  name: string;
  type: DocumentType;
  content: Readable;
  maxBytes: number;
  /** Counts received bytes. */
  received: Counter;
}

/** The fields as parts. Values are tidy: they contain no line break that could end a part. */
export function fieldParts(form: Form, values: FormValues, boundary: string): Buffer {
  const parts = form.fields.flatMap((name) => {
    const value = values[name] ?? "";
    return (Array.isArray(value) ? value : [String(value)]).map(
      (text) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"\r\n\r\n${text}\r\n`,
    );
  });
  return Buffer.from(parts.join(""));
}

export const partBegins = (boundary: string): Buffer => Buffer.from(`--${boundary}\r\n`);

export const endOfParts = (boundary: string): Buffer => Buffer.from(`--${boundary}--\r\n`);

/**
 * The file as a part, without the boundary before it. Yields the first piece once the beginning of the file
 * is known to be valid, and the last one once all of it is and nothing follows it in the client's form.
 */
export async function* filePart(
  form: Form,
  { name, type, content, maxBytes, received }: UploadFile,
  { read, readEnd }: Pick<FormParts, "read" | "readEnd">,
): AsyncGenerator<Uint8Array, void, undefined> {
  const check = createDocumentCheck(type, maxBytes);
  const taken = ({ problem, release }: DocumentStep): Uint8Array[] => {
    if (problem !== null) throw refusedFile(form, problem);
    return release;
  };
  let hasBegun = false;
  const chunks = content[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  for (;;) {
    const { value, done } = await read(chunks.next());
    received.inc(value?.length ?? 0);
    const ready = taken(done ? check.end() : check.push(value));
    if (done) await readEnd();
    if (!hasBegun && ready.length > 0) {
      hasBegun = true;
      yield fileHead(form, name, type);
    }
    yield* ready;
    if (done) break;
  }
  yield Buffer.from("\r\n");
}

function fileHead({ file }: Form, name: string, type: DocumentType): Buffer {
  return Buffer.from(
    `Content-Disposition: form-data; name="${quoted(file?.name ?? "")}"; ` +
      `filename="${quoted(name)}"\r\nContent-Type: ${contentTypes[type]}\r\n\r\n`,
  );
}

/** Escapes a name as browsers do: a quote would end the name, a line break the header. */
function quoted(name: string): string {
  return name.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
